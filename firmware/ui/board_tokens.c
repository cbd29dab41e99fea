// SPDX-License-Identifier: MIT
// Tokens: on a graph as letters with the numbers of their vertices, below them the arrows of the chosen one;
// coins on a strip in their cells.
#include "ui/board_16x2.h"

// The vertices that the arrows of the chosen token lead to, and to which of them it will go.
static void draw_arrows(const struct view *view)
{
    const uint8_t from = view->position->part[view->selected], to = view_after(view, view->selected);
    vertex_set_t left = view->position->successors[from];
    pen_number(from);
    pen_put(':');
    for (uint8_t i = 0; left; i++, left >>= 1) {
        if (!(left & 1))
            continue;
        pen_put(i == to ? ARROW_RIGHT : ' ');
        pen_number(i);
    }
}

void draw_graph(const struct view *view, uint8_t cells[2][COLUMNS])
{
    for (uint8_t i = 0; i < view->position->count; i++) {
        const part_t from = view->position->part[i], to = view_after(view, i);
        pen_put('A' + i);
        pen_number(from);
        if (to != from) {
            pen_put(ARROW_RIGHT);
            pen_number(to);
        }
        pen_put(' ');
    }
    if (view->word == WORD_ARROWS) {
        pen_move(cells[1], COLUMNS);
        draw_arrows(view);
    }
}

// A strip that is too long is shown by the numbers of the cells.
void draw_strip(const struct view *view, uint8_t cells[2][COLUMNS])
{
    for (uint8_t i = 0; i < view->position->count; i++)
        if (view->position->part[i] >= COLUMNS) {
            draw_piles(view, cells);
            return;
        }
    for (uint8_t cell = 0; cell < COLUMNS; cell++) {
        uint8_t coins = 0, code = '_';
        for (uint8_t i = 0; i < view->position->count; i++) {
            if (view_after(view, i) == cell)
                coins++;
            if (view->position->part[i] == cell)
                code = GHOST;
        }
        if (coins)
            code = coins == 1 ? BLACK : '0' + coins;
        cells[0][cell] = code;
    }
}
