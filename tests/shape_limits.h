// SPDX-License-Identifier: MIT
// Limits of each shape on the current board: how many parts a position has, and the values of a part.
#pragma once

#include "game/games.h"

// Limits of a display: cells of a strip, numbers in a set, edges from a vertex
enum { SHOWN_CELLS = 16, SHOWN_TAKES = 5, SHOWN_ARROWS = 7 };

static const struct {
    uint8_t least, most, min, max;
} shape_limits[SHAPES] = {
    [SHAPE_PILES] = {0, PILES_MAX, 0, PART_MAX},
    [SHAPE_STAIRS] = {0, PILES_MAX, 0, PART_MAX},
    [SHAPE_PAIR] = {2, 2, 0, PART_MAX},
    [SHAPE_BOXES] = {2, 2, 1, PART_MAX},
    [SHAPE_TOKENS] = {0, TOKENS_MAX, 0, VERTICES_MAX - 1},
    [SHAPE_STRIP] = {0, PILES_MAX, 0, SHOWN_CELLS - 1},
    [SHAPE_BAR] = {0, BAR_ROWS_MAX, 1, BAR_COLUMNS_MAX},
    [SHAPE_COINS] = {0, COINS_MAX, 0, 1},
    [SHAPE_MEN] = {0, 2 * MEN_ROWS_MAX, 1, COLUMNS_MAX},
    [SHAPE_LETTERS] = {1, SOS_MAX, 0, SOS_O},
};

// Returns the largest value that this part may have.
static inline part_t shape_part_max(uint8_t shape, const struct position *position, uint8_t part)
{
    part_t max = shape_limits[shape].max;

    if (shape == SHAPE_TOKENS)
        return position->vertices - 1;
    if (shape == SHAPE_MEN)
        return position->columns;
    if (shape == SHAPE_BAR && part)
        return position->part[part - 1];
    while (shape == SHAPE_STAIRS && part--) // all steps together have at most PART_MAX coins
        max -= position->part[part];
    return max;
}

static inline unsigned bits_in(uint32_t set)
{
    unsigned count = 0;

    for (; set; set &= set - 1)
        count++;
    return count;
}

// Returns true if a display can show the whole set or all edges.
static inline bool is_shown(const struct game *game, const struct position *position)
{
    if (game->params == PARAM_S)
        return bits_in(position->set) <= SHOWN_TAKES;
    for (uint8_t vertex = 0; game->params == PARAM_GRAPH && vertex < position->vertices; vertex++)
        if (bits_in(position->successors[vertex]) > SHOWN_ARROWS)
            return false;
    return true;
}
