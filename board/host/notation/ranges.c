// SPDX-License-Identifier: MIT
// By enum shape.
#include "notation/state.h"

#include "notation/text.h"

static const struct range ranges[] = {
    [SHAPE_PILES] = {"pile", '-', MANY, 0, PILES_MAX, 0, PART_MAX},
    [SHAPE_STAIRS] = {"pile", '-', 0, 0, PILES_MAX, 0, PART_MAX},
    [SHAPE_PAIR] = {"pile", '-', MANY, 2, 2, 0, PART_MAX},
    [SHAPE_COINS] = {"coin", ',', 0, 0, COINS_MAX, 0, 1},
    [SHAPE_STRIP] = {"coin", '>', FROM_ZERO | FROM_ABOVE, 0, PILES_MAX, 0, PART_MAX},
    [SHAPE_TOKENS] = {"token", '>', FROM_ZERO | MANY, 0, TOKENS_MAX, 0, VERTICES_MAX - 1},
    [SHAPE_MEN] = {"man", '>', 0, 0, 2 * MEN_ROWS_MAX, 1, COLUMNS_MAX},
    [SHAPE_LETTERS] = {"cell", 0, 0, 1, SOS_MAX, 0, 2},
    [SHAPE_BOXES] = {"box", '>', 0, 2, 2, 1, PART_MAX},
    [SHAPE_BAR] = {"row", ',', FROM_ABOVE, 0, BAR_ROWS_MAX, 1, BAR_COLUMNS_MAX},
};

const struct range *range_of(const struct state *state)
{
    return &ranges[state->shape];
}

part_t part_max(const struct state *state, uint8_t part)
{
    const struct position *position = &state->position;

    switch (state->shape) {
    case SHAPE_TOKENS:
        return position->vertices - 1;
    case SHAPE_MEN:
        return position->columns;
    case SHAPE_BAR:
        if (part)
            return position->part[part - 1];
    }
    part_t max = range_of(state)->max;
    if (state->shape == SHAPE_STAIRS) // all coins may come together on a step
        while (part--)
            max -= position->part[part];
    return max;
}
