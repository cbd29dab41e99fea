// SPDX-License-Identifier: MIT
// Plays every game of the menu with the shipped firmware. The machine must win every won game against random
// moves. A perfect human must win too.
//
//   every_game [ELF [GAMES [GAME]]]: GAMES matches of each game, or of this GAME. Default: 2, or 20 with
//   DRAW=all.
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
