// SPDX-License-Identifier: MIT
// Every game of the menu at the pins of the shipped firmware: the machine wins all it can win against a human
// who plays anything, and the human wins by perfect play what the theory gives to him.
//
//   every_game [ELF [GAMES [GAME]]]   GAMES of each, by default 2, 20 with DRAW=all; or of this game alone
#include "robot/menu.h"
#include "robot/whole_games.h"

#include "draw.h"
#include "tap.h"

#include <stdlib.h>

enum { GAMES_EACH = 2, GAMES_OF_ALL = 20 };

static struct robot robot;

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot.random = draw_seed();

    const unsigned count = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(GAMES_EACH, GAMES_OF_ALL);

    whole_games(&robot, count, 1, argc > 3 ? argv[3] : NULL);
    robot_explain(&robot);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
