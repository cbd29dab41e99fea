// SPDX-License-Identifier: MIT
// Every game of the menu at the pins of the shipped firmware: the machine wins all it can win against a human
// who plays anything, and the human wins by perfect play what the theory gives to him.
//
//   every_game [ELF [GAMES [GAME]]]   GAMES of each, by default 2, 20 with DRAW=all; or of this game alone
#include "robot/menu.h"
#include "robot/sight.h"
#include "robot/whole_games.h"

#include "draw.h"
#include "tap.h"

#include <stdlib.h>

enum { GAMES_EACH = 2, GAMES_OF_ALL = 20, MORRA_ROUNDS = 60 };

static struct robot robot;
static unsigned morra_matches;

// Matches as long as it takes; between them OK plays again.
static bool morra_goes_on(void)
{
    if (!robot_set_up(&robot, &(struct match){.row = GAME_COUNT}))
        return false;
    robot_tap(&robot, LADDER_OK);
    for (unsigned round = 0; round < MORRA_ROUNDS; round++) {
        robot_settle(&robot);
        if (sight_reads(&robot, 2, "OK:again  <:menu") && ++morra_matches)
            robot_tap(&robot, LADDER_OK);
        robot_settle(&robot);
        if (sight_reads(&robot, 1, "Lead by 10 wins"))
            robot_tap(&robot, LADDER_OK);
        if (!bench_wait_row(&robot.bench, 0, "You hold up", ROBOT_SOON_MS))
            return robot_fault(&robot, "no choice of fingers");
        if (round & 1)
            robot_tap(&robot, LADDER_UP);
        robot_tap(&robot, LADDER_OK);
        if (!bench_wait_row(&robot.bench, 0, "Bouton ", ROBOT_SOON_MS))
            return robot_fault(&robot, "no fingers of the machine");
        robot_tap(&robot, LADDER_OK);
    }
    return morra_matches && robot_menu(&robot) && robot_is_well(&robot);
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot.random = draw_seed();

    const unsigned count = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(GAMES_EACH, GAMES_OF_ALL);

    whole_games(&robot, count, 1, argc > 3 ? argv[3] : NULL);
    tap_check(morra_goes_on(), "Morra: %u rounds, %u matches", MORRA_ROUNDS, morra_matches);
    robot_explain(&robot);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
