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

// Returns true if the parameters allow all parts of the start position.
static bool fits(const struct line *line, const struct state *state)
{
    uint8_t part = state->position.count;

    while (part && state->position.part[part - 1] <= part_max(line->limits, state, part - 1))
        part--;
    return part == 0;
}

const struct game *read_game(struct line *line)
{
    const struct game *game = games;
    uint8_t left = GAME_COUNT;

    if (read_at_end(line)) {
        read_refuse(line, FAULT_NO_GAME_NAME);
        return 0;
    }
    for (; !read_word(line, game_name(game)); game++)
        if (!--left) {
            read_refuse(line, FAULT_UNKNOWN_WORD);
            return 0;
        }
    read_spaces(line);
    const column_t start = line->at;
    if (left > 1 && game[1].misere && read_word(line, "misere")) {
        line->at = start;
        read_refuse_for(line, FAULT_OTHER_NAME, game_name(&game[1]));
    }
    return game;
}

void read_position(struct line *line, struct state *state)
{
    read_spaces(line);
    if (!read_at_end(line))
        read_colon(line);
    if (read_at_end(line) && state->game)
        read_refuse_for(line, FAULT_NO_POSITION, form_of(state->game)->help_position);
    memset(state->position.part, 0, sizeof state->position.part);
    text_position(line, state);
    read_end(line);
}

// Skips brackets around the rest of the line.
static void read_brackets(struct line *line)
{
    if (!read_is_next(line, '(') || line->characters[line->length - 1] != ')')
        return;
    line->at++;
    line->length--;
    read_begin(line);
}

void read_colon(struct line *line)
{
    read_spaces(line);
    if (read_at_end(line)) {
        text_char(line, ':');
        return;
    }
    if (text_more(line, ':', true))
        read_spaces(line);
    if (!read_at_end(line))
        read_brackets(line);
}

// Reads a game. Sets *state to the game's first start position.
static bool read_start(struct line *line, struct state *state)
{
    const struct game *game = read_game(line);

    if (game)
        state_begin(state, game);
    return game;
}

void read_game_and_params(struct line *line, struct state *state)
{
    if (read_start(line, state))
        text_params(line, state);
    memset(state->position.part, 0, sizeof state->position.part);
}

void read_state(struct line *line, struct state *state, bool start)
{
    if (!read_start(line, state))
        return;
    if (start && read_at_end(line)) {
        list_edges(state);
        return;
    }
    text_params(line, state);
    if (start && read_at_end(line) && fits(line, state))
        return;
    read_position(line, state);
}

void read_numbers(struct line *line, struct state *state)
{
    state_set_game(state, &games[text_number(line, 0, 0, GAME_COUNT - 1)]);
    state->position = (struct position){0};
    state->position.misere = state->game->misere;
    state->position.growth = state->game->growth;
    state->position.k = 1;
    text_params(line, state);
    text_position(line, state);
}

void write_state(struct line *line, const struct state *state)
{
    struct state written = *state;

    write_format(line, "$ ", game_name(state->game));
    text_params(line, &written);
    text_words(line, " : ");
    text_position(line, &written);
}
