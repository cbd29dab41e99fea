// SPDX-License-Identifier: MIT
#include "console/about.h"

const FLASH char help[] = "<game> <params> : <position>\n"
                          "all <the same>\n"
                          "new <game> [<params> [: <position>]]\n"
                          "play <move>\n"
                          "reply\n"
                          "show\n"
                          "undo\n"
                          "games\n"
                          "help\n"
                          "version\n";

void about_game(const FLASH struct game *game, struct state *state)
{
    state_begin(state, game);
    text.way = DESCRIBE;
    write_state(state);
}
