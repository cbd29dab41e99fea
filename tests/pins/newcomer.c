// SPDX-License-Identifier: MIT
// If this test fails, somebody who knows no rules gets stuck. A newcomer plays each game to its end, knowing
// no rules, position or theory. The newcomer finds the game by its name in the menu. Only words and lamps
// guide the keys: arrows on a turn, otherwise OK or an arrow.
//
//   newcomer [GAME]. Default: some games, or all with DRAW=all
#include "robot/glass.h"
#include "robot/menu.h"

#include "draw.h"
#include "tap.h"

#include <stdlib.h>
#include <string.h>

enum { PARTS = 8, ARROWS = LADDER_OK, ARROWS_MAX = 3, STEPS_MAX = 30000, READ_MS = 400 };

static const char *const played_on[][2] = {{"uno", "out/uno/bouton.elf"},
                                           {"exhibit", "out/exhibit/bouton.elf"}};
static struct robot robot;

static void press_arrows(void)
{
    const enum ladder_key key = (enum ladder_key)robot_random(&robot, ARROWS);

    for (unsigned left = 1 + robot_random(&robot, ARROWS_MAX); left; left--)
        robot_tap(&robot, key);
}

// Plays a match. Returns the number of steps, or 0 if a step fails.
static unsigned plays(uint8_t row)
{
    if (!robot_set_game(&robot, row))
        return 0;
    robot_tap(&robot, LADDER_OK);
    for (unsigned steps = 1; steps < STEPS_MAX; steps++) {
        robot_settle(&robot);
        if (robot.glass->tells_turn(&robot))
            press_arrows();
        else if (glass_waits(&robot, robot.glass->tells_result, READ_MS))
            return robot_is_well(&robot) ? steps : 0;
        else if (robot_random(&robot, 2))
            robot_tap(&robot, LADDER_OK);
        else
            press_arrows();
    }
    robot_fault(&robot, "no result after %u steps", STEPS_MAX);
    return 0;
}

int main(int argc, char **argv)
{
    for (unsigned board = 0; board < sizeof played_on / sizeof played_on[0]; board++) {
        robot_open(&robot, played_on[board][0], played_on[board][1]);
        robot.random = draw_seed();
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            if (argc > 1 ? !strcmp(argv[1], games[row].name) : drawn(row + board, PARTS)) {
                const unsigned steps = plays(row);
                tap_check(steps, "%s: a newcomer plays %s to its end in %u steps", played_on[board][0],
                          games[row].name, steps);
                robot_explain(&robot);
            }
        bench_close(&robot.bench);
    }
    return tap_done();
}
