// SPDX-License-Identifier: MIT
// Searches for the positions whose replies keep the Uno busy longest. Climbs from the lines on stdin and from
// random lines. Half of the climbs are for the longest reply, half for the longest call, because keys are
// read between calls. With a level and a seed in a line, the machine errs. Prints the lines of stdin and the
// worst line of each climb.
//
//   slowest [FACTOR [GAME]] <LINES   searches this many times longer, for one game or all
#include "game/games.h"             // the table
#include "game/search/retrograde.h" // cleared before each line
#include "match/match.h"            // replies
#include "notation/names.h"
#include "notation.h"
#include "worst/climb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A climb ends after SEARCHED branches. Each game has CLIMBS climbs with errors and without.
enum { SEARCHED = 20000000, CLIMBS = 3 };

static char known[200][CLIMB_LINE_BYTES];
static unsigned known_count;

struct work {
    uint64_t whole, longest_call;
};

// Adds a call to the work. `before` is the number of branches before the call.
static void add_call(struct work *work, uint64_t before)
{
    const uint64_t call = climb_branches() - before;

    work->whole += call;
    if (call > work->longest_call)
        work->longest_call = call;
}

// Returns the work for a reply. At an imperfect level, returns 0 if this seed causes no error.
static struct work reply(struct match *match, struct chance chance)
{
    uint16_t random = (uint16_t)chance.seed;
    const uint8_t level = chance.level ? (uint8_t)chance.level : PERFECT;
    enum verdict verdict;
    struct work work = {0};
    struct move move = {0};

    if (level < PERFECT && !level_errs(level, (uint8_t)match_random(&random, UINT8_MAX + 1)))
        return work;
    random = (uint16_t)chance.seed;
    match->side[0] = match->side[1] = level;
    match_begin(match);
    do {
        const uint64_t before = climb_branches();
        verdict = match_reply(match, &move, &random);
        add_call(&work, before);
    } while (verdict == PENDING);
    return work;
}

// Counts the winning moves for a hint. Returns the branches of the longest call.
static uint64_t hint(const struct match *match)
{
    enum verdict verdict;
    struct work work = {0};
    struct move move = {0};
    struct count count = {0};

    do {
        const uint64_t before = climb_branches();
        verdict = count_step(&count, match, &move);
        add_call(&work, before);
    } while (verdict == PENDING);
    return work.longest_call;
}

// Sets up the match in a line of text. Returns false if refused.
static bool read_match(struct climb *climb, const char *line, struct match *match, struct chance *chance)
{
    *match = (struct match){0};
    match->game = notation_read(climb_chance(line, chance), &match->position);
    arena.owner = ARENA_FREE;
    climb->was_refused = !match->game || game_verdict(match->game, &match->position) == BEYOND_LIMIT;
    arena.owner = ARENA_FREE;
    return !climb->was_refused;
}

// Returns the number of branches in all calls for a reply.
static uint64_t whole_reply(struct climb *climb, const char *line)
{
    struct match match;
    struct chance chance;

    return read_match(climb, line, &match, &chance) ? reply(&match, chance).whole : 0;
}

// Returns the number of branches in the longest call for a reply or hint.
static uint64_t longest_call(struct climb *climb, const char *line)
{
    struct match match;
    struct chance chance;

    if (!read_match(climb, line, &match, &chance))
        return 0;

    const uint64_t of_reply = reply(&match, chance).longest_call;
    if (chance.level)
        return of_reply;
    arena.owner = ARENA_FREE;

    const uint64_t of_hint = hint(&match);
    return of_hint > of_reply ? of_hint : of_reply;
}

// Searches for positions with slow replies. Begins with `from` or, if null, with a random position.
static void climb(const FLASH struct game *game, const char *from, bool errs, unsigned factor)
{
    static uint64_t (*const answers[])(struct climb *, const char *) = {whole_reply, longest_call};

    for (unsigned i = 0; i < sizeof answers / sizeof *answers; i++) {
        struct climb climb = {
            .answer = answers[i], .most_work = UINT64_MAX, .command = "", .errs = errs, .needs_move = true};

        climb_on(&climb, game, from, (uint64_t)factor * SEARCHED);
        if (climb.work)
            puts(climb.line);
    }
}

// If a line of text is about this game, prints the line and searches from there.
static void climb_from(const char *line, const FLASH struct game *game, unsigned factor)
{
    struct chance chance;
    const char *const words = climb_chance(line, &chance);
    const size_t name = strlen(game_name(game));

    if (strncmp(words, game_name(game), name) != 0 || words[name] != ' ')
        return;
    puts(line);
    climb(game, line, chance.level, factor);
}

int main(int argc, char **argv)
{
    const unsigned factor = argc > 1 ? (unsigned)atoi(argv[1]) : 1;

    while (known_count < sizeof known / sizeof *known && fgets(known[known_count], sizeof *known, stdin)) {
        known[known_count][strcspn(known[known_count], "\n")] = '\0';
        known_count++;
    }
    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        if (argc > 2 && strcmp(game_name(&games[i]), argv[2]) != 0)
            continue;
        for (unsigned line = 0; line < known_count; line++)
            climb_from(known[line], &games[i], factor);
        for (unsigned left = CLIMBS; left; left--) {
            climb(&games[i], NULL, false, factor);
            climb(&games[i], NULL, true, factor);
        }
        fflush(stdout);
    }
    return 0;
}
