// SPDX-License-Identifier: MIT
// The table of forms: how the notation writes each shape.
#include "notation/state.h"

#define OR_NONE "; a dot alone if there are none"

static const struct form forms[SHAPES] = {
    [SHAPE_PILES] = {"pile", '-', MANY, .parts = {0, PILES_MAX, 0, PART_MAX}, .choice = "take # from pile &",
                     .help_position = "the stones of each pile" OR_NONE,
                     .help_move = "i-t takes t stones from pile i"},
    [SHAPE_HEAP] = {"heap", .choice = "take #", .help_position = "the stones of the heap",
                    .help_move = "how many stones are taken"},
    [SHAPE_STAIRS] = {"pile", '-', .parts = {0, PILES_MAX, 0, PART_MAX}, .choice = "move # down from step &",
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
                      .choice = "move token & to vertex #",
                      .help_position = "the vertex of each token" OR_NONE,
                      .help_move = "i>v moves token i to vertex v"},
    [SHAPE_STRIP] = {"coin", '>', FROM_ZERO | FROM_ABOVE, .parts = {0, PILES_MAX, 0, PART_MAX},
                     .choice = "move coin & to cell #",
                     .help_position = "the cell of each coin, counted from 0" OR_NONE,
                     .help_move = "i>c moves coin i to cell c"},
    [SHAPE_BAR] = {"row", ',', FROM_ABOVE | DESCENDS, .parts = {0, BAR_ROWS_MAX, 1, BAR_COLUMNS_MAX},
                   .choice = "bite at row &, column #",
                   .help_position =
                       "the length of each row, the bottom one first, none longer than the one below" OR_NONE,
                   .help_move =
                       "r,c bites off the square in row r, column c and all squares above and right of it"},
    [SHAPE_COINS] = {"coin", ',', OWN_NUMBER, .letters = "TH", .parts = {0, COINS_MAX, 0, 1},
                     .choice = "turn coins & and #", .special = "turn coin &",
                     .help_position = "H for heads, T for tails, coin 1 first" OR_NONE,
                     .help_move = "i,j turns coins i and j, where i is right of j"},
    [SHAPE_MEN] = {"man", '>', IN_PAIRS, .parts = {0, 2 * MEN_ROWS_MAX, 1, COLUMNS_MAX},
                   .choice = "move your man in row & to column #",
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
    const struct position *const position = &state->position;
    part_t max = (part_t)LIMIT(limits, form_of(state->game)->parts.max, part[state->shape]);

    switch (state->shape) {
    case SHAPE_TOKENS:
        return position->vertices - 1;
    case SHAPE_MEN:
        return position->columns;
    case SHAPE_BAR:
        return part ? position->part[part - 1] : max;
    case SHAPE_STAIRS: // all coins of the stairs fit one step
        while (part--)
            max -= position->part[part];
        return max;
    default:
        return max;
    }
}
