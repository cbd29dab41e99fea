// SPDX-License-Identifier: MIT
// Two boxes with what they hold and will hold; start positions of all games in one row.
#include "ui/board_16x2.h"

enum { BOX_CELLS = 9 };

void draw_boxes(const struct view *view, uint8_t cells[2][COLUMNS])
{
    for (uint8_t i = 0; i < 2; i++) {
        const part_t holds = view->position->part[i], after = view_after(view, i);
        pen_move(&cells[0][i * BOX_CELLS], COLUMNS - BOX_CELLS);
        pen_number(i + 1);
        pen_put(':');
        pen_number_right(holds, 2);
        if (after != holds) {
            pen_put(ARROW_RIGHT);
            pen_number_right(after, 2);
        }
    }
}

// Of men their gaps.
void draw_start(const struct view *view)
{
    const struct position *position = view->position;
    if (view->shape == SHAPE_HEAP) {
        pen_number(position->stones);
        pen_word(view->params == PARAM_S ? WORD_BY_SET : WORD_STONES);
        return;
    }
    if (view->shape == SHAPE_LETTERS) {
        pen_number(position->count);
        pen_word(WORD_CELLS);
        return;
    }
    for (uint8_t i = 0; i < position->count; i++) {
        if (view->shape == SHAPE_COINS) {
            pen_put(position->part[i] ? 'H' : 'T');
            continue;
        }
        if (i)
            pen_put('-');
        pen_number(view->shape == SHAPE_MEN ? view_gap(view, i++) : position->part[i]);
    }
}
