// SPDX-License-Identifier: MIT
// Coins and letters, one a cell, wide apart where there is room; what the move changes is inverted. Men: one
// row of the board, and the gaps of all rows beside it.
#include "ui/board_16x2.h"

static const FLASH uint8_t codes[][2] = {
    {'T', TURNED_T}, {'H', TURNED_H},                  // coins
    {'_', '_'},      {'S', TURNED_S}, {'O', TURNED_O}, // letters
};
enum { LETTERS = 2 };

void draw_cells(const struct view *view, uint8_t cells[2][COLUMNS])
{
    const uint8_t count = view->position->count;
    uint8_t *cell = cells[0];
    for (uint8_t i = 0; i < count; i++) {
        const part_t after = view_after(view, i);
        const FLASH uint8_t *code = codes[view->shape == SHAPE_LETTERS ? LETTERS + after : after];
        *cell = code[after != view->position->part[i]];
        cell += count <= COLUMNS / 2 ? 2 : 1;
    }
}

void draw_men(const struct view *view, uint8_t cells[2][COLUMNS])
{
    const struct position *position = view->position;
    const uint8_t row = view->selected == NO_PART ? 0 : 2 * view->selected; // its black man
    uint8_t *const strip = cells[0];                                        // its columns count from 1
    for (uint8_t i = 0; i < position->most; i++)
        strip[i] = '_';
    strip[position->part[row] - 1] = strip[position->part[row + 1] - 1] = GHOST;
    strip[view_after(view, row) - 1] = BLACK;
    strip[view_after(view, row + 1) - 1] = WHITE;
    pen_move(&cells[0][position->most + 1], COLUMNS - 1 - position->most);
    for (uint8_t i = 0; i < position->count; i += 2) {
        if (i == row)
            pen_put(ARROW_RIGHT);
        pen_number(view_gap(view, i));
    }
}
