// SPDX-License-Identifier: MIT
// If this test fails, a player of a board loses a game that the player has won, or wins a game that the board
// should win. Plays whole games of the menu at the pins of the Uno and the exhibit.
//
//   games [ELF [GAMES [GAME]]]: GAMES matches of each game, or of this GAME, on the board of this ELF
#include "robot/menu.h"
#include "robot/whole_games.h"

#include "draw.h"
#include "tap.h"

#include <stdlib.h>

// Boards, with numbers of matches per game. One in `parts` games is played.
static const struct {
    const char *elf;
    unsigned matches, matches_of_all, parts;
} played_on[] = {{"out/uno/bouton.elf", 2, 20, 4}, {"out/exhibit/bouton.elf", 1, 10, 20}};

static struct robot robot;

static void play(const char *elf, unsigned matches, unsigned parts, const char *game)
{
    robot_open_elf(&robot, elf);
    robot.random = draw_seed();
    whole_games(&robot, matches, parts, game);
    robot_explain(&robot);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
}

int main(int argc, char **argv)
{
    for (unsigned i = 0; argc == 1 && i < sizeof played_on / sizeof played_on[0]; i++)
        play(played_on[i].elf, draw_count(played_on[i].matches, played_on[i].matches_of_all),
             played_on[i].parts, NULL);
    if (argc > 1)
        play(argv[1], argc > 2 ? (unsigned)atoi(argv[2]) : played_on[0].matches, 1,
             argc > 3 ? argv[3] : NULL);
    return tap_done();
}
