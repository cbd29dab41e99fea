// SPDX-License-Identifier: MIT
// Piles stand in the first row as stones, two a cell, where all fit, otherwise as numbers, three cells each:
// five piles, the rest in the second row. The message has what is left of the second row.
#include "ui/board_16x2.h"

enum { NUMBER_CELLS = 3, NUMBERS_A_ROW = 5, MESSAGE_CELL = (PILES_MAX - NUMBERS_A_ROW) * NUMBER_CELLS };

static part_t larger(part_t a, part_t b)
{
    return a > b ? a : b;
}

// A pile keeps its place as long as it does not grow beyond what it was at the start.
static uint8_t stone_cells(const struct view *view, uint8_t pile)
{
    const part_t now = larger(view->position->part[pile], view_after(view, pile));
    const part_t most = larger(view->start[pile], now);
    return most < 3 ? 1 : (uint8_t)(most + 1) / 2;
}

static bool stones_fit(const struct view *view)
{
    if (!view->start || view->shape == SHAPE_TOKENS)
        return false;
    uint8_t cells = 0;
    for (uint8_t i = 0; i < view->position->count; i++) {
        cells += 1 + stone_cells(view, i);
        if (cells > COLUMNS)
            return false;
    }
    return true;
}

void draw_stones(uint8_t stones, uint8_t stay)
{
    for (uint8_t i = 0; i < stones; i += 2) {
        uint8_t glyph = i < stay ? STONE_NONE : GHOST_NONE;
        if (i + 1 < stones)
            glyph = i + 1 < stay ? STONE_STONE : i < stay ? STONE_GHOST : GHOST_GHOST;
        pen_put(glyph);
    }
}

void draw_piles(const struct view *view, uint8_t cells[2][COLUMNS])
{
    const uint8_t count = view->position->count;
    const bool stones_shown = stones_fit(view);
    if (!stones_shown && count > NUMBERS_A_ROW) {
        const FLASH char *in_short = word_text(view->word + 1);
        if (*in_short) {
            for (uint8_t i = 0; i < COLUMNS; i++)
                cells[1][i] = ' ';
            pen_begin(view, &cells[1][MESSAGE_CELL], COLUMNS - MESSAGE_CELL);
            pen_text(in_short);
            pen_move(cells[0], COLUMNS);
        }
    }
    uint8_t *row = cells[0];
    for (uint8_t i = 0; i < count; i++) {
        const part_t stones = view->position->part[i], after = view_after(view, i);
        const bool selected =
            i == view->selected || (view->selected == BOTH_PILES && view->shape == SHAPE_PAIR);
        if (stones_shown) {
            pen_put(selected ? ARROW_RIGHT : ' ');
            row += 1 + stone_cells(view, i);
            if (stones == 0 && after == 0)
                pen_put('-');
            draw_stones(larger(stones, after), after);
            pen_move(row, COLUMNS);
            continue;
        }
        if (i == NUMBERS_A_ROW) {
            if (cells[1][0] != ' ')
                break;
            pen_move(cells[1], COLUMNS);
        }
        pen_put(selected ? ARROW_RIGHT : after < stones ? FEWER : after > stones ? MORE : ' ');
        pen_number_right(after, NUMBER_CELLS - 1);
    }
}
