// SPDX-License-Identifier: MIT
#include "notation/state.h"

#include "notation/text.h"
#include "game/games.h"

#include <string.h>

void state_set_game(struct state *state, const struct game *game)
{
    state->game = game;
    state->params = game->params;
    state->shape = game->shape;
    state->edge_count = 0;
}

void state_begin(struct state *state, const struct game *game)
{
    state_set_game(state, game);
    game_start(game, 0, &state->position);
}

// Returns true if no part of the start position is too large for the parameters.
static bool fits(const struct state *state)
{
    uint8_t part = state->position.count;

    while (part && state->position.part[part - 1] <= part_max(state, part - 1))
        part--;
    return part == 0;
}

const struct game *read_game(void)
{
    const struct game *game = games;
    uint8_t left = GAME_COUNT;

    for (; !read_word(game->name); game++)
        if (!--left) {
            read_refuse(FAULT_UNKNOWN_WORD);
            return 0;
        }
    read_spaces();
    const column_t start = console_line.at;
    if (left > 1 && game[1].misere && read_word("misere")) {
        console_line.at = start;
        read_refuse_for(FAULT_OTHER_NAME, game[1].name);
    }
    return game;
}

void read_colon(void)
{
    read_spaces();
    if (read_at_end())
        text_char(':');
    else if (text_more(':', true))
        read_spaces();
}

// Reads a game and sets *state to its first start position.
static bool read_start(struct state *state)
{
    const struct game *game = read_game();

    if (game)
        state_begin(state, game);
    return game;
}

void read_game_and_params(struct state *state)
{
    if (read_start(state))
        text_params(state);
    memset(state->position.part, 0, sizeof state->position.part);
}

void read_state(struct state *state, bool start)
{
    if (!read_start(state))
        return;
    if (start && read_at_end()) {
        list_edges(state);
        return;
    }
    text_params(state);
    if (start && read_at_end() && fits(state))
        return;
    read_colon();
    memset(state->position.part, 0, sizeof state->position.part);
    text_position(state);
    read_end();
}

void read_numbers(struct state *state)
{
    state_set_game(state, &games[text_number(0, 0, GAME_COUNT - 1)]);
    state->position = (struct position){0};
    state->position.misere = state->game->misere;
    state->position.growth = state->game->growth;
    state->position.k = 1;
    text_params(state);
    text_position(state);
}

void write_state(void)
{
    struct state *state = &console_line.task.state;

    text_words(state->game->name);
    text_char(' ');
    text_params(state);
    text_words(" : ");
    text_position(state);
}
