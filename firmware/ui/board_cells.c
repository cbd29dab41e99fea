// SPDX-License-Identifier: MIT
// What stands in cells: coins to turn and letters, those that the move changes inverted; coins on a strip;
// men, one row of the board, and the gaps of all rows beside it.
#include "ui/board_16x2.h"

static const FLASH uint8_t codes[][2] = {
    {'T', TURNED_T}, {'H', TURNED_H},                  // coins
    {'_', '_'},      {'S', TURNED_S}, {'O', TURNED_O}, // letters
};
enum { LETTERS = 2 };

// Wide apart where there is room.
void draw_coins(const struct view *view)
{
    const uint8_t count = view->position->count;
    const FLASH uint8_t(*const of_shape)[2] = view->shape == SHAPE_LETTERS ? codes + LETTERS : codes;
    for (uint8_t i = 0; i < count; i++) {
        const part_t after = view_after(view, i);
        pen_put(of_shape[after][after != view->position->part[i]]);
        if (count <= COLUMNS / 2)
            pen_put(' ');
    }
}

// A cell of the strip with one more man or coin.
static uint8_t with(uint8_t code, uint8_t man)
{
    if (code == BLACK)
        return '2';
    return code >= '2' && code <= '9' ? code + 1 : man;
}

// Cells count from 0, columns of men from 1.
void draw_strip(const struct view *view, uint8_t *cells)
{
    const struct position *position = view->position;
    uint8_t first = 0, count = position->count, length = COLUMNS;
    const bool men = view->shape == SHAPE_MEN;
    if (men) {
        if (view->selected != NO_PART)
            first = view->selected;
        count = 2;
        length = position->most;
        cells--;
    }
    while (pen_at < length)
        pen_put('_');
    for (uint8_t i = 0; i < count; i++)
        cells[position->part[first + i]] = GHOST;
    for (uint8_t i = 0; i < count; i++) {
        uint8_t *cell = &cells[view_after(view, first + i)];
        *cell = with(*cell, men ? i : BLACK);
    }
    if (!men)
        return;
    pen_put(' ');
    for (uint8_t i = 0; i < position->count; i += 2) {
        if (i == first)
            pen_put(ARROW_RIGHT);
        pen_number(view_gap(view, i));
    }
}
