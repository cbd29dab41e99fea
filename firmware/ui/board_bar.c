// SPDX-License-Identifier: MIT
// A bar of chocolate as dots: all eight glyphs side by side, four above four, two columns a glyph. Up to four
// rows are four dots apart, more are two dots apart. What is about to be bitten off is thin. The message
// stands to the left in two rows.
#include "ui/board_16x2.h"

enum { BAR_CELLS = 4, LARGE_ROWS = 4, BAR_CELL = COLUMNS - BAR_CELLS, TEXT_CELLS = BAR_CELL - 1 };
enum { POISON_GLYPH = BAR_CELLS, POISON_LINE = 6 };

uint8_t bar_glyph_line(const struct view *view, uint8_t glyph, uint8_t line)
{
    const uint8_t height = (glyph < BAR_CELLS ? 15 : 7) - line, rows = view->position->count;
    uint8_t row = height / 2, gap = 1, thin = 0x09, dots = 0;
    if (rows <= LARGE_ROWS) {
        row = height / 4;
        gap = 3;
        thin = 0x1b;
    }
    if (height % (gap + 1))
        thin = 0;
    if (row < rows && height % (gap + 1) != gap) {
        uint8_t column = glyph % BAR_CELLS * 2;
        for (uint8_t mask = 0x18; mask; mask = mask == 0x18 ? 0x03 : 0, column++) {
            if (column < view_after(view, row))
                dots |= mask;
            else if (column < view_now(view, row))
                dots |= thin & mask;
        }
    }
    if (glyph == POISON_GLYPH && line == POISON_LINE)
        dots ^= 0x18;
    return dots;
}

// Breaks the message at the last blank that leaves its beginning short enough.
void draw_bar(uint8_t *cells)
{
    uint8_t *const message = cells + ROW_2;
    uint8_t first = TEXT_CELLS;
    while (first && message[first] != ' ')
        first--;
    for (uint8_t i = 0; i < COLUMNS; i++) {
        const uint8_t code = message[i];
        message[i] = ' ';
        if (i < first)
            cells[i] = code;
        else if (i > first)
            message[i - first - 1] = code;
    }
    for (uint8_t i = 0; i < BAR_CELLS; i++) {
        cells[BAR_CELL + i] = i;
        message[BAR_CELL + i] = BAR_CELLS + i;
    }
}
