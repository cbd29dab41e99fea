// SPDX-License-Identifier: MIT
// Writes a move in words, for people at a terminal.
#include "notation/state.h"

#include "game/rules/shapes.h" // BOTH_PILES

// Returns the number with which the notation writes a choice.
static stones_t shown(const struct state *state, uint8_t part, stones_t number)
{
    const uint16_t flags = form_of(state->game)->flags;

    if (flags & FROM_ABOVE)
        number = game_number_max(state->game, &state->position, part) + 1 - number;
    return number - (flags & FROM_ZERO);
}

// Returns the text for a choice (struct form).
static const char *words_of(const struct state *state, uint8_t part, stones_t number)
{
    const struct form *const form = form_of(state->game);

    if (state->params == PARAMS_M_L_R)
        return number == 1 ? "roll ball & by one turn" : "roll ball & by # turns";
    if ((form->flags & SAME_NUMBER && part == BOTH_PILES) ||
        (form->flags & OWN_NUMBER && number == part + 1u))
        return form->special;
    return form->choice;
}

// Writes a choice in words.
static void write_choice_words(struct line *line, const struct state *state, uint8_t part, stones_t number)
{
    const struct form *const form = form_of(state->game);
    const stones_t place = form->flags & IN_PAIRS ? part / 2 + 1u : part + 1u;

    for (const char *words = words_of(state, part, number); *words; words++) {
        if (*words == '&')
            write_number(line, place);
        else if (*words == '#' && form->flags & IS_LETTER)
            text_char(line, form->letters[number]);
        else if (*words == '#')
            write_number(line, shown(state, part, number));
        else
            text_char(line, *words);
    }
}

void say_move(struct line *line, const struct state *state, const struct move *move)
{
    const uint8_t parts = game_parts(state->game, &state->position);
    bool more = false;

    for (uint8_t part = 0; part < parts; part++) {
        const stones_t number = game_number(state->game, &state->position, move, part);
        if (!number)
            continue;
        text_words(line, more ? " and " : "");
        write_choice_words(line, state, part, number);
        more = true;
    }
}
