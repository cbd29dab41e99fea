// SPDX-License-Identifier: MIT
// One heap: its stones, those about to go as ghosts, and their number; a large heap in words. The message
// tells how many may be taken, but a set of numbers stands beside the heap.
#include "ui/board_16x2.h"

enum { STONES_SHOWN = 24 };

void draw_heap(const struct view *view)
{
    const uint8_t stones = view->position->stones;
    const uint8_t stay = stones - (view->move ? view->move->amount : 0);
    const bool by_set = view->params == PARAM_S;
    if (by_set || stones > STONES_SHOWN) {
        pen_number(stay);
        pen_word(by_set ? WORD_BY_SET : WORD_STONES);
    } else {
        draw_stones(stones, stay);
        pen_put(' ');
        pen_number(stay);
    }
}
