// SPDX-License-Identifier: MIT
// The host answers or refuses every line within 2 s on this machine: searches for the worst line of every
// game, for one move, for all and for the reason, within the limits of the host. The limit is work, not time.
//
//   host_line [FACTOR]   searches so many times as long
#include "game/games.h"        // the table
#include "game/search/arena.h" // cleared before each line
#include "notation/console.h"
#include "worst/climb.h"

#include "draw.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Branches executed: without the counting about 0.2 ns each, on a machine of 2023.
#define MOST 6000000000ull
#define SEARCHED 30000000ull // work spent on the search for each game and command

// Lines that are known to mean much work.
static const char *const known[] = {
    "moore k=9 : "
    "100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 "
    "116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131",
    "bnim m=7;K=3 : 4 4 4 4 4 4 4 4 4 4 4 4 4 5 5 5 5 5 5 5 5 5 5 5 5 5",
    "bnim m=20;K=1 : 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 1",
    "chomp - : 8 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
};

static const char *const commands[] = {"", "all ", "why ", "moves ", "value "};
enum { COMMANDS = sizeof commands / sizeof *commands };

static char answer[8]; // its beginning
static size_t answered;

static void put(char c)
{
    if (answered < sizeof answer - 1)
        answer[answered++] = c;
}

// As `answer` of struct climb: by the notation.
static uint64_t work_on(struct climb *climb, const char *line)
{
    const uint64_t before = climb_branches();

    console_init(put, NULL);
    arena.owner = ARENA_FREE; // what was searched before is no help
    answered = 0;
    while (*line)
        console_byte(*line++);
    console_byte('\n');
    climb->was_refused = !strncmp(answer, "error: ", 7);
    return climb_branches() - before;
}

static void check(const FLASH struct game *game, const char *command, unsigned factor)
{
    struct climb climb = {.answer = work_on, .most_work = MOST + MOST / 8, .command = command};
    const size_t name = strlen(game->name);

    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (!strncmp(known[i], game->name, name) && known[i][name] == ' ')
            climb_on(&climb, game, known[i], 0);
    climb_on(&climb, game, NULL, factor * SEARCHED);

    if (climb.work > climb.most_work) { // the console would be busy for too long
        tap_check(false, "%s%s: a line is not answered", command, game->name);
        tap_note(climb.line);
        exit(tap_done());
    }
    tap_check(climb.work <= MOST, "%s%s: at most %llu branches, of %u lines, %u refused", command, game->name,
              (unsigned long long)climb.work, climb.lines, climb.refused);
    tap_note(climb.line);
}

int main(int count, char **arguments)
{
    const unsigned factor = count > 1 ? (unsigned)atoi(arguments[1]) : 1;

    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        for (unsigned j = 0; j < COMMANDS; j++)
            if (drawn(i * COMMANDS + j, 6 * COMMANDS))
                check(&games[i], commands[j], factor);
    }
    return tap_done();
}
