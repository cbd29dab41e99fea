// SPDX-License-Identifier: MIT
#include "climb.h"

#include "game/game.h"
#include "game/level.h"
#include "notation.h"
#include "notation/state.h"
#include "random.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 24 }; // number of changes without improvement after which a climb starts again
enum { CHANCES = 4 };   // a change replaces level and seed with probability 1/CHANCES

struct candidate {
    struct state state;
    uint8_t order[VERTICES_MAX]; // order of the vertices; each edge leads to an earlier vertex
    struct chance chance;
};

static uint64_t branches;
// number of branches before the current line; maximum number for the current line
static uint64_t begun, most = UINT64_MAX;
static jmp_buf too_much;
static char answer[CLIMB_LINE_BYTES]; // the start of the answer
static size_t answered;

// The compiler inserts this call at each branch of the firmware (-fsanitize-coverage=trace-pc).
void __sanitizer_cov_trace_pc(void)
{
    if (++branches - begun > most)
        longjmp(too_much, 1);
}

static void put(void *to, const char *characters, size_t count)
{
    (void)to;
    while (count-- && answered < sizeof answer - 1)
        answer[answered++] = *characters++;
    answer[answered] = '\0';
}

uint64_t climb_branches(void)
{
    return branches;
}

const char *climb_chance(const char *line, struct chance *chance)
{
    int skipped = 0;

    *chance = (struct chance){0};
    sscanf(line, "level %u seed %u: %n", &chance->level, &chance->seed, &skipped);
    return line + skipped;
}

// --- candidates ---

static stones_t least(stones_t a, stones_t b)
{
    return a < b ? a : b;
}

// Returns a random number from min to max, often near a limit.
static stones_t pick(stones_t min, stones_t max)
{
    const stones_t range = max - min;

    switch (random_below(4)) {
    case 0:
        return max - random_below(least(range, 3) + 1);
    case 1:
        return min + random_below(least(range, 12) + 1);
    case 2:
        return min + random_below(least(range, 1u << random_below(31)) + 1);
    default:
        return min + random_below(range + 1);
    }
}

static void new_edge(struct candidate *candidate)
{
    struct state *state = &candidate->state;
    const uint8_t vertices = state->position.vertices;
    const uint8_t later = random_below(vertices), earlier = later ? random_below(later) : 0;
    const uint8_t edge = candidate->order[later] << 4 | candidate->order[earlier];

    if (!later || state->edge_count == EDGES_MAX || memchr(state->edge, edge, state->edge_count))
        return;
    state->edge[state->edge_count++] = edge;
}

static void new_graph(struct candidate *candidate)
{
    struct position *position = &candidate->state.position;
    const uint8_t vertices = position->vertices;
    const bool ascending = random_below(2); // if false, the vertices are in random order

    for (uint8_t i = 0; i < vertices; i++) {
        const uint8_t at = ascending ? i : random_below(i + 1);
        candidate->order[i] = candidate->order[at];
        candidate->order[at] = i;
    }
    candidate->state.edge_count = 0;
    for (unsigned left = random_below(2) ? 8 * EDGES_MAX : random_below(2 * EDGES_MAX); left; left--)
        new_edge(candidate);
}

static void new_param(struct candidate *candidate, const FLASH struct param *param)
{
    struct position *position = &candidate->state.position;

    if (param->size < PARAM_SET) {
        param_set(param, position, pick(param->min, param->max));
    } else if (param->size == PARAM_SET) {
        position->set = 0;
        for (unsigned left = 1 + random_below(TAKES_MAX); left; left--)
            set_add(&position->set, (uint8_t)pick(1, TAKE_MAX));
    } else {
        new_graph(candidate);
    }
}

static void new_part(struct state *state, uint8_t part)
{
    const stones_t max = part_max(NULL, state, part), min = form_of(state->game)->parts.min;

    state->position.part[part] = max < min ? max : pick(min, max);
}

// Changes number and sizes of the parts until the position is legal.
static void repair(struct candidate *candidate)
{
    struct state *state = &candidate->state;
    struct position *position = &state->position;
    const struct part_limits *const range = &form_of(state->game)->parts;

    if (state->shape == SHAPE_HEAP || state->params == PARAM_N)
        position->count = state->shape == SHAPE_HEAP ? 0 : position->count;
    else if (position->count < range->least || position->count > range->most)
        position->count = position->count < range->least ? range->least : range->most;
    if (state->shape == SHAPE_MEN)
        position->count &= ~1;
    for (uint8_t i = 0; i < position->count; i++) {
        part_t *part = &position->part[i];
        if (*part > part_max(NULL, state, i))
            *part = part_max(NULL, state, i);
        if (*part < range->min)
            *part = range->min;
        if (state->shape == SHAPE_MEN && i & 1 && *part == part[-1])
            *part = part[-1] == 1 ? 2 : part[-1] - 1;
    }
}

static void new_parts(struct candidate *candidate)
{
    struct state *state = &candidate->state;
    struct position *position = &state->position;
    const struct part_limits *const range = &form_of(state->game)->parts;
    const uint8_t style = random_below(3);

    position->stones = pick(0, STONES_MAX);
    if (position->growth)
        position->cap = pick(0, STONES_MAX);
    if (state->params != PARAM_N)
        position->count = pick(range->least, range->most);
    for (uint8_t i = 0; i < position->count; i++)
        if (style && i)
            position->part[i] = position->part[i - 1] - (style == 2 && position->part[i - 1]);
        else
            new_part(state, i);
}

static void new_chance(struct chance *chance)
{
    chance->level = LEVEL_MIN + random_below(LEVEL_MAX - LEVEL_MIN);
    chance->seed = random_below(UINT16_MAX + 1);
}

static void begin(const struct climb *climb, struct candidate *candidate, const FLASH struct game *game)
{
    memset(candidate, 0, sizeof *candidate);
    if (climb->errs)
        new_chance(&candidate->chance);
    state_begin(&candidate->state, game);
    for (uint8_t i = first_param[game->params]; i < first_param[game->params + 1]; i++)
        new_param(candidate, &params[i]);
    new_parts(candidate);
    repair(candidate);
}

static void change(struct candidate *candidate)
{
    struct state *state = &candidate->state;
    struct position *position = &state->position;
    const uint8_t count = position->count, part = count ? random_below(count) : 0;
    const uint8_t param_count = first_param[state->params + 1] - first_param[state->params];

    switch (random_below(8)) {
    case 0:
        if (param_count)
            new_param(candidate, &params[first_param[state->params] + random_below(param_count)]);
        break;
    case 1:
        new_parts(candidate);
        break;
    case 2:
        if (state->params != PARAM_N && count < form_of(state->game)->parts.most)
            position->part[position->count++] = position->part[part];
        break;
    case 3:
        if (state->params != PARAM_N && count)
            position->count--;
        break;
    case 4:
        if (state->params == PARAM_GRAPH && state->edge_count && random_below(2)) {
            const uint8_t edge = random_below(state->edge_count--);
            state->edge[edge] = state->edge[state->edge_count];
        } else if (state->params == PARAM_GRAPH)
            new_edge(candidate);
        else
            position->part[part] += random_below(2) ? 1 : -1;
        break;
    case 5:
        position->part[part] = position->part[count ? random_below(count) : 0];
        break;
    case 6:
        position->stones = pick(0, STONES_MAX);
        break;
    default:
        new_part(state, part);
    }
    repair(candidate);
}

// Writes the candidate as a line of text in the notation.
static void write_line(const struct climb *climb, const struct candidate *candidate, char *words)
{
    const struct chance chance = candidate->chance;
    int begun = 0;

    struct line line = line_to((struct sink){put, NULL});

    answered = 0;
    write_state(&line, &candidate->state);
    if (climb->errs)
        begun = snprintf(words, CLIMB_LINE_BYTES, "level %u seed %u: ", chance.level, chance.seed);
    snprintf(words + begun, CLIMB_LINE_BYTES - (size_t)begun, "%s%s", climb->command, answer);
}

// Reads a line of text with level, seed, command and position.
static bool read_whole(const struct climb *climb, const char *line, struct chance *chance,
                       struct state *state)
{
    return notation_read_state(climb_chance(line, chance) + strlen(climb->command), state);
}

// Makes a candidate from a state, a level and a seed.
static void keep_line(struct candidate *candidate, const struct state *state, const FLASH struct game *game,
                      struct chance chance)
{
    memset(candidate, 0, sizeof *candidate);
    candidate->chance = chance;
    candidate->state = *state;
    candidate->state.game = game;
    for (uint8_t i = 0; i < VERTICES_MAX; i++)
        candidate->order[i] = i;
    // Drops all edges if any edge leads to a larger vertex.
    for (uint8_t i = 0; i < candidate->state.edge_count; i++)
        if (candidate->state.edge[i] >> 4 < (candidate->state.edge[i] & 15))
            candidate->state.edge_count = 0;
}

// Returns the work for a line of text, at most most_work + 1.
static uint64_t work_on(struct climb *climb, const char *line)
{
    uint64_t work = climb->most_work + 1;

    begun = branches;
    most = climb->most_work;
    if (!setjmp(too_much))
        work = climb->answer(climb, line);
    most = UINT64_MAX;
    return work;
}

static uint64_t try(struct climb *climb, const char *line)
{
    struct state state;
    uint64_t work = work_on(climb, line);
    struct chance chance;

    if (climb->needs_move && (climb->was_refused || !read_whole(climb, line, &chance, &state) ||
                              game_is_over(state.game, &state.position)))
        work = 0;
    climb->lines++;
    climb->refused += climb->was_refused;
    if (work > climb->work) {
        climb->work = work;
        strcpy(climb->line, line);
    }
    return work;
}

void climb_on(struct climb *climb, const FLASH struct game *game, const char *from, uint64_t work)
{
    struct candidate now, next;
    char line[CLIMB_LINE_BYTES];
    uint64_t done = 0, worst;
    unsigned in_vain = 0;

    if (from) {
        struct chance chance;
        struct state state;

        snprintf(line, sizeof line, "%s%s", climb->command, from);
        worst = try(climb, line);
        if (!read_whole(climb, line, &chance, &state))
            abort();
        keep_line(&now, &state, game, chance);
    } else {
        begin(climb, &now, game);
        write_line(climb, &now, line);
        worst = try(climb, line);
    }
    for (done = worst; done < work && climb->work <= climb->most_work;) {
        next = now;
        if (in_vain < PATIENCE)
            for (unsigned left = 1 + random_below(3); left; left--)
                if (climb->errs && !random_below(CHANCES))
                    new_chance(&next.chance);
                else
                    change(&next);
        else
            begin(climb, &next, game);
        write_line(climb, &next, line);
        const uint64_t found = try(climb, line);
        done += found + 1000; // 1000 for the line itself
        if (found >= worst || in_vain >= PATIENCE) {
            in_vain = found > worst || in_vain >= PATIENCE ? 0 : in_vain + 1;
            worst = found;
            now = next;
        } else {
            in_vain++;
        }
    }
}
