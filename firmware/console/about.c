// SPDX-License-Identifier: MIT
#include "console/about.h"

void about_game(const FLASH struct game *game, struct state *state)
{
    state_of(state, game);
    state->position.growth = game->growth;
    state->position.set = 0;
    text.way = DESCRIBE;
    write_state(state);
}

void about_help(void)
{
    text_words(TEXT("[all] <game> <params> : <position>\n"
                    "new <game> [<params> [: <position>]]\n"
                    "play <move>, reply, show, undo\n"
                    "games, help, version\n"));
}

void about_version(void)
{
    text_words(TEXT("bouton 0.1"));
}
