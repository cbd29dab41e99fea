// SPDX-License-Identifier: MIT
// If this test fails, a player who follows the hints on a board does not win, or reads a wrong hint. A human
// who follows the hints wins every won start of every game, at two levels. In known positions, each hint is
// compared with the rules.
//
//   hints [ELF [STARTS [GAME]]]: STARTS random starts of each game and level, or of this GAME. Default: 1, or
//   2 with DRAW=all.
#include "robot/glass.h"
#include "robot/hints.h"
#include "robot/menu.h"
#include "robot/whole_games.h"

#include "draw.h"
#include "tap.h"
#include "notation/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STARTS_EACH = 1, STARTS_OF_ALL = 2, K_MIN = 2, K_RANGE = 3, SEARCH_MS = 20000 };

static const uint8_t levels[] = {4, 2};
static struct robot robot;
static unsigned games_won;

// Returns true if the human has won and the display counts the hints.
static bool wins(enum outcome outcome, unsigned hints)
{
    char text[32];

    if (hints)
        snprintf(text, sizeof text, "You win! Hints:%u", hints < HINTS_MAX ? hints : HINTS_MAX);
    else
        strcpy(text, "You win!"); // in misère play, a position without a legal move is already won
    games_won += outcome == HUMAN_WON;
    if (outcome != HUMAN_WON)
        return robot_fault(&robot, "the hints do not win");
    return robot.glass->reads(&robot, text) ? robot_is_well(&robot)
                                            : robot_fault(&robot, "the display does not show \"%s\"", text);
}

static bool wins_known(const struct match *match)
{
    enum outcome outcome = robot_start(&robot, match);
    struct position to;
    unsigned hints = 0;

    if (outcome == HUMAN_TO_MOVE && match->start == START_WON) // the machine may search to decide who begins
        glass_waits(&robot, robot.glass->tells_turn, SEARCH_MS);
    while (outcome == HUMAN_TO_MOVE)
        outcome = robot_takes_hint(&robot, &hints, &to) ? robot_play(&robot, &to) : BROKEN;
    return wins(outcome, hints);
}

static bool wins_unknown(const struct match *match)
{
    unsigned hints = 0;

    if (!robot_set_up(&robot, match))
        return false;
    robot_tap(&robot, LADDER_OK);
    robot_settle(&robot);

    const enum outcome outcome = robot_follows_hints(&robot, &hints);

    return wins(outcome, hints);
}

static bool wins_own_starts(uint8_t row, uint8_t level)
{
    struct match match = {.row = row, .level = level, .k = K_MIN};
    struct position start;

    for (; start_of(&match, &start); match.start++, match.k = (uint8_t)(K_MIN + match.start % K_RANGE))
        if (seat(&match, false, &start) && !wins_known(&match))
            return false;
    return true;
}

static bool wins_random_starts(uint8_t row, uint8_t level, unsigned count)
{
    struct match match = {.row = row, .level = level, .start = START_WON};

    for (unsigned i = 0; i < count; i++) {
        match.k = (uint8_t)(K_MIN + i % K_RANGE);
        if (!(robot_reads_random(row) ? wins_known : wins_unknown)(&match))
            return false;
    }
    return true;
}

static void check(uint8_t row, unsigned count)
{
    for (unsigned i = 0; i < sizeof levels; i++) {
        if (!drawn(row * sizeof levels + i, 18 * sizeof levels))
            continue;
        games_won = 0;

        const bool good = wins_own_starts(row, levels[i]) && wins_random_starts(row, levels[i], count);

        tap_check(good && games_won > count, "%s: hints win %u games against level %u",
                  game_name(&games[row]), games_won, levels[i]);
        robot_explain(&robot);
    }
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot.random = draw_seed();

    const unsigned count = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(STARTS_EACH, STARTS_OF_ALL);

    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (argc <= 3 || !strcmp(argv[3], game_name(&games[row])))
            check(row, count);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
