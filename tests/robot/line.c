// SPDX-License-Identifier: MIT
#include "robot/line.h"

#include "game/game.h"
#include "game/rules/shapes.h"
#include "line/version.h"
#include "shape_limits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS_MAX_HEARD = 80, HAS_WON = 4, DRAWN = 8 };

static struct robot *robot;
static struct heard heard[HEARD_LINES];
static unsigned count, length;
static bool is_wrong; // a received line
static char line[HEARD_BYTES];

struct reader {
    unsigned number[NUMBERS_MAX_HEARD];
    unsigned count, at;
    bool is_wrong;
};

// Returns the CRC of the bytes.
static unsigned checksum(const char *bytes, size_t size)
{
    unsigned rest = 0xffff;

    for (size_t bit = 0; bit < 8 * size; bit++) {
        const unsigned in = (unsigned char)bytes[bit / 8] >> (7 - bit % 8) & 1, out = rest >> 15;

        rest = (rest << 1 & 0xffff) ^ (in ^ out ? 0x1021 : 0);
    }
    return rest;
}

static unsigned next(struct reader *reader, unsigned least, unsigned most)
{
    const unsigned number = reader->at < reader->count ? reader->number[reader->at] : most + 1;

    reader->at++;
    if (number < least || number > most)
        reader->is_wrong = true;
    return reader->is_wrong ? least : number;
}

static bool read_numbers(const char *text, struct reader *reader)
{
    char *end;

    *reader = (struct reader){0};
    for (; *text != '*'; text = end + 1) {
        if (*text < '0' || *text > '9' || reader->count == NUMBERS_MAX_HEARD)
            return false;
        reader->number[reader->count++] = (unsigned)strtoul(text, &end, 10);
        if (*end != ' ')
            return false;
    }
    return true;
}

static void read_edges(struct reader *reader, struct position *position)
{
    const unsigned last = position->vertices - 1u;

    for (unsigned left = next(reader, 0, EDGES_MAX); left && !reader->is_wrong; left--) {
        const uint8_t from = (uint8_t)next(reader, 0, last);

        if (!graph_add_edge(position, from, (uint8_t)next(reader, 0, last)))
            reader->is_wrong = true;
    }
}

static void read_params(struct reader *reader, const struct game *game, struct position *position)
{
    for (unsigned i = first_param[game->params]; i < first_param[game->params + 1]; i++) {
        const struct param *const param = &params[i];

        if (param->size == PARAM_EDGES) {
            read_edges(reader, position);
        } else if (param->size == PARAM_SET) {
            unsigned take = 0;

            for (unsigned left = next(reader, 1, param->max); left; left--)
                set_add(&position->set, (uint8_t)(take = next(reader, take + 1, TAKE_MAX)));
        } else {
            param_set(param, position, (stones_t)next(reader, param->min, param->max));
        }
    }
}

static void read_parts(struct reader *reader, const struct game *game, struct position *position, bool white)
{
    const uint8_t shape = game->shape;

    if (shape == SHAPE_HEAP) {
        position->stones = (stones_t)next(reader, 0, STONES_MAX);
        if (game->growth)
            position->cap = (stones_t)next(reader, 0, (unsigned)STONES_MAX * game->growth);
        return;
    }
    position->count = (uint8_t)next(reader, shape_limits[shape].least, shape_limits[shape].most);
    for (uint8_t i = 0; i < position->count; i++)
        position->part[shape == SHAPE_MEN ? i ^ white : i] =
            (part_t)next(reader, shape_limits[shape].min, shape_part_max(shape, position, i));
}

static void read_match(struct reader *reader, struct heard *to)
{
    const struct game *const game = &games[next(reader, 0, GAME_COUNT - 1)];
    struct reader again;

    to->game = game;
    to->position = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
    read_params(reader, game, &to->position);
    again = *reader;
    read_parts(reader, game, &to->position, false);
    to->turn = (uint8_t)next(reader, 0, DRAWN);
    const bool is_over = game_is_over(game, &to->position);

    if (is_over != (to->turn >= HAS_WON))
        reader->is_wrong = true;
    // In games with men, `white` is the player to move, or finally the loser.
    to->position.white = game->shape == SHAPE_MEN && (to->turn & 1) != is_over;
    read_parts(&again, game, &to->position, to->position.white);
    if (reader->at + 1 == reader->count && !reader->number[reader->at])
        return;
    for (; reader->at < reader->count && to->choices < CHANGES_MAX && !reader->is_wrong; to->choices++) {
        to->choice[to->choices].part = (uint8_t)next(reader, 0, PARTS_MAX);
        to->choice[to->choices].number = (choice_t)next(reader, 1, 255);
    }
    if (!to->choices || reader->at != reader->count)
        reader->is_wrong = true;
}

static bool read_line(struct heard *to)
{
    const char *const star = strrchr(line, '*');
    char head[80];
    struct reader reader;

    *to = (struct heard){0};
    snprintf(to->text, sizeof to->text, "%s", line);
    snprintf(head, sizeof head, "%s " BOUTON_VERSION " ", robot->bench.board->name);
    if (!star || strncmp(line, head, strlen(head)) ||
        strtoul(star + 1, NULL, 10) != checksum(line, (size_t)(star - line)) ||
        !read_numbers(line + strlen(head), &reader))
        return false;
    if (reader.count)
        read_match(&reader, to);
    return !reader.is_wrong;
}

static void take(void *user, uint8_t byte)
{
    (void)user;
    if (byte != '\n') {
        is_wrong |= length == sizeof line - 1;
        length -= length == sizeof line - 1;
        line[length++] = (char)byte;
        line[length] = '\0';
        return;
    }
    if (count == HEARD_LINES)
        count = 0; // the array is full, so continue at its start
    is_wrong |= !read_line(&heard[count++]);
    length = 0;
    line[0] = '\0';
}

void line_open(struct robot *of)
{
    robot = of;
    robot->bench.line.on_byte = take;
    line_forget_all();
}

void line_forget(void)
{
    count = 0;
    is_wrong = false;
}

void line_send(const void *bytes, unsigned size)
{
    serial_send(&robot->bench.line, bytes, size);
}

void line_forget_all(void)
{
    line_forget();
    length = 0;
    line[0] = '\0';
}

unsigned line_count(void)
{
    return count;
}

const struct heard *line_latest(void)
{
    return count ? &heard[count - 1] : NULL;
}

bool line_is_right(void)
{
    return !is_wrong || line_fault("a line is wrong");
}

// Removes what a board's line omits, such as empty rows.
static struct position plain(const struct game *game, struct position position)
{
    if (game->shape != SHAPE_MEN)
        position.white = false;
    while (game->shape == SHAPE_BAR && position.count && !position.part[position.count - 1])
        position.count--;
    return position;
}

static bool is_same(const struct game *game, const struct position *one, const struct position *other)
{
    const struct position a = plain(game, *one), b = plain(game, *other);

    return !memcmp(&a, &b, sizeof a);
}

// Plays the move of a line. Returns true if the move is legal and leads to the line's position.
static bool leads(const struct game *game, const struct position *from, const struct heard *after,
                  struct position *to)
{
    struct move move = {0};

    if (game != after->game || !after->choices)
        return false;
    for (unsigned i = 0; i < after->choices; i++) {
        const uint8_t part = after->choice[i].part;
        const uint8_t own = game->shape == SHAPE_MEN ? part ^ from->white : part;

        game_choose(game, from, own, after->choice[i].number, &move);
    }
    if (!game_allows_choices(game, from, &move))
        return false;
    *to = *from;
    game_play(to, &move);
    return is_same(game, to, &after->position);
}

bool line_leads(const struct game *game, const struct position *from, struct position *to)
{
    return count && leads(game, from, line_latest(), to);
}

bool line_follows(unsigned *moves)
{
    struct position to;

    if (!line_is_right())
        return false;
    for (unsigned i = 1; i < count; i++) {
        if (!heard[i].choices || !strcmp(heard[i - 1].text, heard[i].text))
            continue;
        if (!heard[i - 1].game || !leads(heard[i - 1].game, &heard[i - 1].position, &heard[i], &to))
            return robot_fault(robot, "after %s\n%s", heard[i - 1].text, heard[i].text);
        ++*moves;
    }
    return true;
}

bool line_shows(const struct game *game, const struct position *position, uint8_t turn)
{
    const struct heard *const latest = line_latest();

    return latest && latest->game == game && latest->turn == turn &&
           is_same(game, &latest->position, position);
}

bool line_is_alive(void)
{
    line_forget();
    line_send("\n", 1);
    bench_run_ms(&robot->bench, LINE_ANSWER_MS);
    return line_is_right() && (count || line_fault("no line after a byte"));
}

bool line_fault(const char *what)
{
    return robot_fault(robot, "%s; the latest of %u lines: %s; then: %s", what, count,
                       count ? heard[count - 1].text : "none", line);
}
