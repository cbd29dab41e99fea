// SPDX-License-Identifier: MIT
// A whole line of the notation.
#include "console/notation.h"

#include <string.h> // memset

// A start position may have parts that are too large for other parameters.
static bool fits(const struct state *state)
{
    const part_t max = part_max(state);
    uint8_t left = state->position.count;

    while (left && state->position.part[left - 1] <= max)
        left--;
    return !left;
}

void read_state(struct state *state, bool start)
{
    struct position *position = &state->position;

    state->game = games;
    while (!read_word(NAME(state->game)))
        if (++state->game == games + game_count) {
            state->game = games;
            read_refuse_at(text.at, TEXT("unknown game or command; try help"), 0);
            break;
        }
    state->params = state->game->params;
    state->shape = state->game->shape;
    game_start(state->game, 0, position);
    if (start && read_at_end()) {
        if (state->params == PARAM_GRAPH)
            list_edges(state);
        return;
    }
    text_words(TEXT(" "));
    text_params(state);
    if (start && read_at_end() && fits(state))
        return;
    text_words(TEXT(" : "));
    memset(position->part, 0, sizeof position->part);
    text_position(state);
    read_end();
}

void write_state(struct state *state)
{
    text_words(NAME(state->game));
    text_words(TEXT(" "));
    text_params(state);
    text_words(TEXT(" : "));
    text_position(state);
}
