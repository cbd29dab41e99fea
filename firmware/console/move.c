// SPDX-License-Identifier: MIT
// A move is written as its choices (game.h): parts, and a number for each, as its shape tells it.
#include "console/notation.h"

// The number of a part, 1-based: of men that of their row. It is above `before`.
static uint8_t text_index(const struct state *state, uint8_t part, uint8_t before)
{
    const struct position *position = &state->position;

    if (state->shape == SHAPE_MEN)
        return (uint8_t)(2 * text_number(part / 2 + 1, 1, position->count / 2) - 2 + position->white);
    return (uint8_t)text_number(part + 1, before + 1, position->count) - 1;
}

// What is chosen for the part: the number itself, or where that leads.
static stones_t text_choice(const struct state *state, uint8_t part, stones_t number)
{
    const uint8_t shape = state->shape;
    const stones_t max = game_number_max(state->game, &state->position, part);
    const bool from_above = shape == SHAPE_STRIP || shape == SHAPE_BAR || (shape == SHAPE_BOXES && part);
    const bool low = shape != SHAPE_STRIP && shape != SHAPE_TOKENS; // where counting begins

    if (shape == SHAPE_LETTERS)
        return 1 + text_letter(LETTERS + 1, (uint8_t)number - 1);
    if (shape == SHAPE_COINS) {
        if (!text_more(',', number <= part))
            return part + 1;
        return text_number(number, 1, part);
    }
    if (shape != SHAPE_HEAP)
        text_char(ranges[shape].separator);
    number = from_above ? max - number : number - 1;
    number = text_number(number + low, low, max - 1 + low) - low;
    if (shape == SHAPE_BOXES) {
        text_char(',');
        text_number(max - number, max - number, max - number);
    }
    return from_above ? max - number : number + 1;
}

// As game_number, but of a pair, where both piles have a number.
static stones_t number_of(const struct state *state, const struct move *move, uint8_t part)
{
    const stones_t number = game_number(state->game, &state->position, move, part);

    if (number == 0 && state->shape == SHAPE_PAIR)
        return game_number(state->game, &state->position, move, 2);
    return number;
}

void text_move(const struct state *state, struct move *move)
{
    const uint8_t shape = state->shape, count = state->position.count;
    uint8_t part = 0, next = 0;
    stones_t number = 0;

    do {
        if (text.way == WRITE) {
            while ((number = number_of(state, move, next)) == 0)
                next++;
            part = next;
        }
        if (shape != SHAPE_HEAP)
            part = text_index(state, part, next);
        number = text_choice(state, part, number);
        next = part + 1;
        if (text.way == READ) {
            if (text.failed)
                return;
            game_choose(state->game, &state->position, part, number, move);
        } else {
            while (next < count && !number_of(state, move, next))
                next++;
        }
        // Only these have more than one number, and one change for each.
    } while ((shape == SHAPE_PILES || shape == SHAPE_PAIR || shape == SHAPE_TOKENS) &&
             text_more('+', next < count));
}
