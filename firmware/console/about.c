// SPDX-License-Identifier: MIT
#include "console/about.h"

static void write_limit(uint8_t limit)
{
    text_words(TEXT(", at most "));
    write_number(limit);
}

void about_game(struct state *state)
{
    const FLASH struct game *game = state->game;

    state->params = game->params;
    state->shape = game->shape;
    state->position.growth = game->growth;
    text.way = DESCRIBE;
    text_words(NAME(game));
    text_words(TEXT(" "));
    text_params(state);
    if (game->params == PARAM_S || game->params == PARAM_GRAPH) {
        text_words(TEXT(",..."));
        write_limit(game->params == PARAM_S ? TAKES_MAX : EDGES_MAX);
    }
    text_words(TEXT(" : "));
    if (game->shape == SHAPE_HEAP) {
        text_position(state);
        return;
    }
    const FLASH struct range *range = range_of(state);
    text_words(NAME(range));
    text_words(TEXT(" "));
    if (range->letters[0])
        text_words(&range->letters[0]);
    else
        write_range(range->min, range->max);
    write_limit(range->count_max);
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
