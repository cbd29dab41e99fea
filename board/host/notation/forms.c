// SPDX-License-Identifier: MIT
// By enum shape.
#include "notation/state.h"

#include "line/codec.h" // shape_parts

static const struct form forms[] = {
    [SHAPE_PILES] = {"pile", '-', MANY},
    [SHAPE_STAIRS] = {"pile", '-', 0},
    [SHAPE_PAIR] = {"pile", '-', MANY},
    [SHAPE_COINS] = {"coin", ',', 0},
    [SHAPE_STRIP] = {"coin", '>', FROM_ZERO | FROM_ABOVE},
    [SHAPE_TOKENS] = {"token", '>', FROM_ZERO | MANY},
    [SHAPE_MEN] = {"man", '>', 0},
    [SHAPE_LETTERS] = {"cell", 0, 0},
    [SHAPE_BOXES] = {"box", '>', 0},
    [SHAPE_BAR] = {"row", ',', FROM_ABOVE},
};

const struct form *form_of(const struct state *state)
{
    return &forms[state->shape];
}

part_t part_max(const struct state *state, uint8_t part)
{
    const uint8_t shape = state->shape;
    const part_t max = codec_part_max(shape, &state->position, part), own = shape_parts[shape].max;

    if (shape == SHAPE_STAIRS) // without the coins on the steps below
        return max - (own - (part_t)LIMIT(own, part[shape]));
    return (part_t)LIMIT(max, part[shape]);
}
