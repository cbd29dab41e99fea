// SPDX-License-Identifier: MIT
// Presses random keys for five minutes, or ten with DRAW=all. Positions may only change by the rules. The
// menu must stay reachable, and a match must be playable afterwards.
#include "robot/menu.h"
#include "robot/random_keys.h"

#include "draw.h"
#include "tap.h"

enum { MINUTES = 5, MINUTES_OF_ALL = 10, ROUND_MS = 30000, MOVES_MIN = 10 };

static struct robot robot;
static struct random_keys keys = {.robot = &robot};

// Plays a round of Nim. Each round has another variant.
static bool play_round(unsigned round)
{
    static const uint8_t piles[PILES_MAX] = {9, 8, 7, 16, 5, 4, 33, 2};
    static const uint8_t starts[] = {START_345, START_1357, START_357, START_RANDOM, START_OWN};
    struct match match = nim_match(1 + round % 3, round & 1, starts[round % sizeof starts], false);

    return random_keys_play(&keys, robot_own_piles(&match, PILES_MAX, piles), ROUND_MS) &&
           robot_menu(&robot) && robot_can_play(&robot);
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot.random = draw_seed();

    const unsigned minutes = draw_count(MINUTES, MINUTES_OF_ALL);

    for (unsigned minute = 0; minute < minutes; minute++) {
        tap_check(play_round(2 * minute) && play_round(2 * minute + 1),
                  "minute %u of random keys: positions are legal, then the menu and a match work",
                  minute + 1);
        robot_explain(&robot);
    }
    tap_check(keys.moves > minutes * MOVES_MIN, "random keys made %u moves and started %u matches",
              keys.moves, keys.starts);
    tap_check(robot.bench.machine.resets == 0, "the board was not reset");
    bench_close(&robot.bench);
    return tap_done();
}
