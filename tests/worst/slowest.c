// SPDX-License-Identifier: MIT
// Searches for the positions whose replies take the Uno longest: hill climbing in the games as compiled for
// this machine with the limits of the Uno, from the lines on stdin and from random ones; the seed and the
// work are fixed. Prints the lines of stdin, and those that were found, one for each climb. Lines that begin
// with ERRS are for a machine that errs, at whatever level; climbs from random lines are made for both.
//
//   slowest [FACTOR [GAME]] <LINES   searches so many times as long, for one game or all
#include "game/games.h"        // the table
#include "game/search/arena.h" // cleared before each line
#include "match/match.h"       // replies of a machine that errs
#include "worst/climb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Branches of a climb; climbs from random lines, for each game; states of match_random tried for each line
enum { SEARCHED = 40000000, CLIMBS = 3, SEEDS = 3 };

static const char ERRS[] = "level 2: "; // the level at first
enum { ERRING_LEVEL = 2 };

static char known[200][CLIMB_LINE_BYTES];
static unsigned known_count;

// As `answer` of struct climb: the machine's reply.
static uint64_t reply(struct climb *climb, const char *line)
{
    struct position position;
    struct move move = {0};
    const FLASH struct game *game = climb_read(line, &position);
    const uint64_t before = climb_branches();
    enum verdict verdict = BEYOND_LIMIT;

    arena.owner = ARENA_FREE; // what was searched before is no help
    if (game)
        while (verdict = game_reply(game, &position, &move), verdict == PENDING)
            ;
    climb->was_refused = verdict == BEYOND_LIMIT;
    return climb_branches() - before;
}

// As `answer` of struct climb: the reply of a machine that errs.
static uint64_t erring_reply(struct climb *climb, const char *line)
{
    struct match match = {.side = {ERRING_LEVEL, ERRING_LEVEL}};
    uint64_t most = 0;

    match.game = climb_read(line + strlen(ERRS), &match.position);
    climb->was_refused = !match.game || game_verdict(match.game, &match.position) == BEYOND_LIMIT;
    if (climb->was_refused)
        return 0;
    for (uint16_t seed = 0, seeds = 0; seeds < SEEDS; seed++) {
        const uint64_t before = climb_branches();
        struct move move = {0};
        uint16_t random = seed;

        if (!level_errs(ERRING_LEVEL, (uint8_t)match_random(&random, UINT8_MAX + 1)))
            continue;
        random = seed;
        match_begin(&match);
        while (match_reply(&match, &move, &random) == PENDING)
            ;
        seeds++;
        if (climb_branches() - before > most)
            most = climb_branches() - before;
    }
    return most;
}

// Climbs from this line, or from random ones.
static void climb(const FLASH struct game *game, const char *from, bool errs, unsigned factor)
{
    struct climb climb = {.answer = errs ? erring_reply : reply,
                          .most_work = UINT64_MAX,
                          .command = errs ? ERRS : "",
                          .needs_move = true};

    climb_on(&climb, game, from, (uint64_t)factor * SEARCHED);
    if (climb.work)
        puts(climb.line);
}

// Prints a known line, and climbs from it, if it is of the game.
static void climb_from(const char *line, const FLASH struct game *game, unsigned factor)
{
    const bool errs = !strncmp(line, ERRS, strlen(ERRS));
    const char *const words = errs ? line + strlen(ERRS) : line;
    const size_t name = strlen(game->name);

    if (strncmp(words, game->name, name) != 0 || words[name] != ' ')
        return;
    puts(line);
    climb(game, words, errs, factor);
}

int main(int argc, char **argv)
{
    const unsigned factor = argc > 1 ? (unsigned)atoi(argv[1]) : 1;

    while (known_count < sizeof known / sizeof *known && fgets(known[known_count], sizeof *known, stdin)) {
        known[known_count][strcspn(known[known_count], "\n")] = '\0';
        known_count++;
    }
    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        if (argc > 2 && strcmp(games[i].name, argv[2]) != 0)
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
