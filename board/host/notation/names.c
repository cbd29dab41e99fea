// SPDX-License-Identifier: MIT
// The table of names: how the notation writes each game.
#include "notation/names.h"

#include "game/games.h"

// A misere name is "m" plus the normal name.
static const char *const names[] = {
    [GAME_NIM] = "nim",
    [GAME_MNIM] = "mnim",
    [GAME_MOORE] = "moore",
    [GAME_MMOORE] = "mmoore",
    [GAME_TAKE] = "take",
    [GAME_MTAKE] = "mtake",
    [GAME_SUB] = "sub",
    [GAME_MSUB] = "msub",
    [GAME_SUBSUM] = "subsum",
    [GAME_MSUBSUM] = "msubsum",
    [GAME_MIXED] = "mixed",
    [GAME_MMIXED] = "mmixed",
    [GAME_WYTHOFF] = "wythoff",
    [GAME_FIB] = "fib",
    [GAME_DYN1] = "dyn1",
    [GAME_STAIR] = "stair",
    [GAME_NIMBLE] = "nimble",
    [GAME_TURTLE_OPT] = "turtle_opt",
    [GAME_TURTLE_MAN] = "turtle_man",
    [GAME_TURTLE_EDGE] = "turtle_edge",
    [GAME_NORTHCOTT] = "northcott",
    [GAME_NORTHCOTTR] = "northcottr",
    [GAME_SOS] = "sos",
    [GAME_DIVIDE] = "divide",
    [GAME_BNIM] = "bnim",
    [GAME_POJ2315] = "poj2315",
    [GAME_DAG] = "dag",
    [GAME_MDAG] = "mdag",
    [GAME_EVERYSG] = "everysg",
    [GAME_CHOMP] = "chomp",
};
_Static_assert(sizeof names / sizeof *names == GAME_COUNT, "each game has a name");

const char *game_name(const struct game *game)
{
    return names[game - games];
}
