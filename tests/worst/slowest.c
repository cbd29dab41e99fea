// SPDX-License-Identifier: MIT
// Searches for the positions whose replies take the Uno longest: hill climbing in the games as compiled for
// this machine with the limits of the Uno, from the lines on stdin and from random ones; the seed and the
// work are fixed. Prints the lines of stdin, and those that were found, one for each climb.
//
//   slowest [FACTOR [GAME]] <LINES   searches so many times as long, for one game or all
#include "game/games.h"        // the table
#include "game/search/arena.h" // cleared before each line
#include "worst/climb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEARCHED = 40000000, CLIMBS = 3 }; // branches of a climb; climbs from random lines, for each game

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

static void climb(const FLASH struct game *game, const char *from, unsigned factor)
{
    struct climb climb = {.answer = reply, .most_work = UINT64_MAX, .command = "", .needs_move = true};

    climb_on(&climb, game, from, (uint64_t)factor * SEARCHED);
    if (climb.work)
        puts(climb.line);
}

int main(int argc, char **argv)
{
    const unsigned factor = argc > 1 ? (unsigned)atoi(argv[1]) : 1;

    while (known_count < sizeof known / sizeof *known && fgets(known[known_count], sizeof *known, stdin)) {
        known[known_count][strcspn(known[known_count], "\n")] = '\0';
        known_count++;
    }
    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        const size_t name = strlen(games[i].name);

        if (argc > 2 && strcmp(games[i].name, argv[2]) != 0)
            continue;
        for (unsigned line = 0; line < known_count; line++)
            if (!strncmp(known[line], games[i].name, name) && known[line][name] == ' ') {
                puts(known[line]);
                climb(&games[i], known[line], factor);
            }
        for (unsigned left = CLIMBS; left; left--)
            climb(&games[i], NULL, factor);
        fflush(stdout);
    }
    return 0;
}
