// SPDX-License-Identifier: MIT
// Plays matches of all games at the pins of the exhibit.
//
//   exhibit_games [ELF [GAMES [GAME]]]: GAMES matches of each game, or of this GAME. Default: 1, or 10 with
//   DRAW=all.
#include "robot/whole_games.h"

#include "draw.h"
#include "tap.h"

#include <stdlib.h>

enum { GAMES_EACH = 1, GAMES_OF_ALL = 10, PARTS = 10 };

static struct robot robot;

int main(int argc, char **argv)
{
    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/exhibit/bouton.elf");
    robot.random = draw_seed();
    whole_games(&robot, argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(GAMES_EACH, GAMES_OF_ALL), PARTS,
                argc > 3 ? argv[3] : NULL);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
