// SPDX-License-Identifier: MIT
// The table of forms: how the notation writes each shape.
#include "notation/state.h"

static part_t last_vertex(const struct position *position, uint8_t token, part_t max)
{
    (void)token;
    (void)max;
    return position->vertices - 1;
}

static part_t last_column(const struct position *position, uint8_t man, part_t max)
{
    (void)man;
    (void)max;
    return position->columns;
}

static part_t row_below(const struct position *position, uint8_t row, part_t max)
{
    return row ? position->part[row - 1] : max;
}

// Returns `max` minus the number of coins on the steps below `step`.
static part_t coins_left(const struct position *position, uint8_t step, part_t max)
{
    while (step--)
        max -= position->part[step];
    return max;
}

#define OR_NONE "; a dot alone if there are none"

static const struct form forms[SHAPES] = {
    [SHAPE_PILES] = {"pile", '-', MANY, .parts = {0, PILES_MAX, 0, PART_MAX}, .choice = "take # from pile &",
                     .help_position = "the stones of each pile" OR_NONE,
                     .help_move = "i-t takes t stones from pile i"},
    [SHAPE_HEAP] = {"heap", .choice = "take #", .help_position = "the stones of the heap",
                    .help_move = "how many stones are taken"},
    [SHAPE_STAIRS] = {"pile", '-', .parts = {0, PILES_MAX, 0, PART_MAX}, .part_max = coins_left,
                      .choice = "move # down from step &",
                      .help_position = "the coins on each step, the lowest first" OR_NONE,
                      .help_move = "i-t moves t coins from step i one step down"},
    [SHAPE_PAIR] = {"pile", '-', MANY | SAME_NUMBER, .parts = {2, 2, 0, PART_MAX},
                    .choice = "take # from pile &", .special = "take # from both piles", .plural = "piles",
                    .help_position = "the stones of both piles",
                    .help_move = "1-t, 2-t, or 1-t+2-t for the same number from both"},
    [SHAPE_BOXES] = {"box", '>', WITH_REST, .parts = {2, 2, 1, PART_MAX},
                     .choice = "empty box & and put # of the other box's stones into it", .plural = "boxes",
                     .help_position = "the stones in both boxes, at least 1 in each",
                     .help_move = "i>x,y empties box i; then the boxes hold x and y"},
    [SHAPE_TOKENS] = {"token", '>', FROM_ZERO | MANY, .parts = {0, TOKENS_MAX, 0, VERTICES_MAX - 1},
                      .part_max = last_vertex, .choice = "move token & to vertex #",
                      .help_position = "the vertex of each token" OR_NONE,
                      .help_move = "i>v moves token i to vertex v"},
    [SHAPE_STRIP] = {"coin", '>', FROM_ZERO | FROM_ABOVE, .parts = {0, PILES_MAX, 0, PART_MAX},
                     .choice = "move coin & to cell #",
                     .help_position = "the cell of each coin, counted from 0" OR_NONE,
                     .help_move = "i>c moves coin i to cell c"},
    [SHAPE_BAR] = {"row", ',', FROM_ABOVE | DESCENDS, .parts = {0, BAR_ROWS_MAX, 1, BAR_COLUMNS_MAX},
                   .part_max = row_below, .choice = "bite at row &, column #",
                   .help_position =
                       "the length of each row, the bottom one first, none longer than the one below" OR_NONE,
                   .help_move =
                       "r,c bites off the square in row r, column c and all squares above and right of it"},
    [SHAPE_COINS] = {"coin", ',', OWN_NUMBER, .letters = "TH", .parts = {0, COINS_MAX, 0, 1},
                     .choice = "turn coins & and #", .special = "turn coin &",
                     .help_position = "H for heads, T for tails, coin 1 first" OR_NONE,
                     .help_move = "i,j turns coins i and j, where i is right of j"},
    [SHAPE_MEN] = {"man", '>', IN_PAIRS, .parts = {0, 2 * MEN_ROWS_MAX, 1, COLUMNS_MAX},
                   .part_max = last_column, .choice = "move your man in row & to column #",
                   .help_position =
                       "for each row the column of your man, a comma, and the column of the other man; "
                       "after a move the opponent's men come first" OR_NONE,
                   .help_move = "i>c moves your man in row i to column c"},
    [SHAPE_LETTERS] = {"cell", .flags = IS_LETTER | MAY_BE_DRAWN, .letters = ".SO",
                       .parts = {1, SOS_MAX, 0, SOS_O}, .choice = "write # into cell &", .plural = "cells",
                       .help_position = "S, O or a dot for each cell",
                       .help_move = "the cell and the letter"},
};

const struct form *form_of(const struct game *game)
{
    return &forms[game->shape];
}

part_t part_max(const struct limits *limits, const struct state *state, uint8_t part)
{
    const struct form *const form = form_of(state->game);
    const part_t max = (part_t)LIMIT(limits, form->parts.max, part[state->shape]);

    return form->part_max ? form->part_max(&state->position, part, max) : max;
}
