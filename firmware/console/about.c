// SPDX-License-Identifier: MIT
#include "console/about.h"

static void write_limit(const FLASH char *what, stones_t limit)
{
    text_words(what);
    write_number(limit);
}

void about_game(struct state *state)
{
    const FLASH struct game *game = state->game;
    state->params = game->params;
    state->shape = game->shape;
    state->position.growth = game->growth;
    state->edge_count = 0;
    text.way = DESCRIBE;
    text_words(NAME(game));
    text_words(TEXT(" "));
    text_params(state);
    if (game->params == PARAM_S)
        write_limit(TEXT(",... ascending, at most "), TAKES_MAX);
    if (game->params == PARAM_GRAPH)
        write_limit(TEXT(" or v>w,... without a cycle, at most "), EDGES_MAX);
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
    write_limit(TEXT(", at most "), range->count_max);
}

void about_help(void)
{
    text_words(TEXT("<game> <params> : <position>: N, P or D and a winning move\n"
                    "all <game> <params> : <position>: every winning move\n"
                    "new <game> [<params> [: <position>]], play <move>, reply, show, undo\n"
                    "games, version\n"));
}

void about_version(void)
{
    text_words(TEXT("bouton 0.1"));
}
