// SPDX-License-Identifier: MIT
// If this test fails, a child who presses any keys changes a position against the rules, gets stuck on a
// screen or waits for the board. Presses random keys in every game of the menu. Each line of the board must
// follow by a legal move, and the display must show its position. Keys must be read in time, and the stack
// must stay within its limit.
//
//   every_keys [ELF [MINUTES [GAME]]]: presses keys for MINUTES in each game, or only in GAME. Default:
//   1 minute in a quarter of the games, or 6 minutes in each game with DRAW=all.
#include "robot/gap.h"
#include "robot/line.h"
#include "robot/menu.h"
#include "robot/random_keys.h"

#include "draw.h"
#include "tap.h"
#include "notation/names.h"

#include <stdlib.h>
#include <string.h>

enum {
    MINUTES = 1,
    MINUTES_OF_ALL = 6,
    PARTS = 8, // plays one of PARTS games
    GAP_MAX_MS = 5,
    ROUNDS = 4, // number of matches started per minute
    ROUND_MS = 60000 / ROUNDS,
    K_MIN = 2,
};

static struct robot robot;
static struct random_keys keys = {.robot = &robot};
static struct gap gap;

// Starts a match. Checks that the board's line shows the match and the position.
static bool starts(const struct match *match)
{
    const enum outcome outcome = robot_start(&robot, match);

    return outcome == HUMAN_TO_MOVE ? line_shows(robot.game, &robot.position, match->machine_first) ||
                                          line_fault("the line has another match")
                                    : outcome != BROKEN;
}

static bool play_round(uint8_t row, unsigned round)
{
    struct match match = {.row = row,
                          .k = (uint8_t)(K_MIN + round % 3),
                          .start = (uint8_t)(round % 4),
                          .level = (uint8_t)(1 + round % 4),
                          .machine_first = round & 1};
    struct position start;

    if (!game_start(&games[row], match.start, &start))
        match.start = 0;
    return starts(&match) && random_keys_press(&keys, ROUND_MS);
}

// Presses random keys in a game whose piles the player has set.
static void check_own_piles(uint8_t row)
{
    static const uint8_t piles[PILES_MAX] = {9, 8, 7, 16, 5, 4, 33, 2};
    struct match match =
        nim_match(games[row].params == PARAM_K ? K_MIN : 1, games[row].misere, START_OWN, false);

    tap_check(starts(robot_own_piles(&match, PILES_MAX, piles)) && random_keys_press(&keys, ROUND_MS) &&
                  robot_menu(&robot) && robot_can_play(&robot),
              "%s: random keys with the player's own piles break no rule", game_name(&games[row]));
    robot_explain(&robot);
}

static bool machine_begins(uint8_t row)
{
    robot.watches = true;
    return robot_start(&robot, &(struct match){.row = row, .k = K_MIN, .machine_first = true}) != BROKEN;
}

static void check(uint8_t row, unsigned minutes)
{
    bool good = true;

    keys.moves = 0;
    gap_forget(&gap);
    const unsigned first = draw_seed() + row; // the seed decides which kind of round comes first

    for (unsigned round = first; round < first + ROUNDS * minutes && good; round++)
        good = play_round(row, round);
    good = good && machine_begins(row) && robot_menu(&robot);
    tap_check(good && keys.moves, "%s: in %u minutes of random keys %u moves are legal",
              game_name(&games[row]), minutes, keys.moves);
    robot_explain(&robot);
    gap_check(&gap, GAP_MAX_MS);
    if (row <= GAME_MMOORE)
        check_own_piles(row);
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot.random = draw_seed();
    line_open(&robot);
    gap_open(&gap, &robot.bench);

    const unsigned minutes = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(MINUTES, MINUTES_OF_ALL);

    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (argc <= 2 ? drawn(row, PARTS) : argc == 3 || !strcmp(argv[3], game_name(&games[row])))
            check(row, minutes);
    tap_check(keys.looks, "%u times the display shows the position of the latest line", keys.looks);
    tap_check(!robot.bench.machine.watchdog_resets, "the board was not reset");
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
