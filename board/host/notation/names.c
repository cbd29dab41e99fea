// SPDX-License-Identifier: MIT
// The table of names: how the notation writes each game.
#include "notation/names.h"

#include "game/games.h"

// Names in the order of games.h. A misere name is "m" plus the normal name.
static const char *const names[] = {
    "nim",    "mnim",       "moore",      "mmoore",      "take",      "mtake",      "sub",  "msub",
    "subsum", "msubsum",    "mixed",      "mmixed",      "wythoff",   "fib",        "dyn1", "stair",
    "nimble", "turtle_opt", "turtle_man", "turtle_edge", "northcott", "northcottr", "sos",  "divide",
    "bnim",   "poj2315",    "dag",        "mdag",        "everysg",   "chomp",
};
_Static_assert(sizeof names / sizeof *names == GAME_COUNT, "each game has a name");

const char *game_name(const struct game *game)
{
    return names[game - games];
}
