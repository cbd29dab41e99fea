// SPDX-License-Identifier: MIT
// What the parts of each shape are, by enum shape.
#include "notation/state.h"

const struct part_limits part_limits[SHAPES] = {
    [SHAPE_PILES] = {0, PILES_MAX, 0, PART_MAX},
    [SHAPE_STAIRS] = {0, PILES_MAX, 0, PART_MAX},
    [SHAPE_PAIR] = {2, 2, 0, PART_MAX},
    [SHAPE_BOXES] = {2, 2, 1, PART_MAX},
    [SHAPE_TOKENS] = {0, TOKENS_MAX, 0, VERTICES_MAX - 1},
    [SHAPE_STRIP] = {0, PILES_MAX, 0, PART_MAX},
    [SHAPE_BAR] = {0, BAR_ROWS_MAX, 1, BAR_COLUMNS_MAX},
    [SHAPE_COINS] = {0, COINS_MAX, 0, 1},
    [SHAPE_MEN] = {0, 2 * MEN_ROWS_MAX, 1, COLUMNS_MAX},
    [SHAPE_LETTERS] = {1, SOS_MAX, 0, SOS_O},
};

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
    const struct position *const position = &state->position;
    part_t max = (part_t)LIMIT(part_limits[state->shape].max, part[state->shape]);

    switch (state->shape) {
    case SHAPE_TOKENS:
        return position->vertices - 1;
    case SHAPE_MEN:
        return position->columns;
    case SHAPE_BAR:
        return part ? position->part[part - 1] : max;
    case SHAPE_STAIRS: // all coins may come together on a step
        while (part--)
            max -= position->part[part];
    }
    return max;
}
