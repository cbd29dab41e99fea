// SPDX-License-Identifier: MIT
// A bar of chocolate as dots: all eight glyphs side by side, four above four, two columns a glyph. Up to four
// rows are four dots apart, more are two dots apart. What is about to be bitten off is thin. The message
// stands to the right in two rows.
#include "ui/board_16x2.h"

enum { BAR_CELLS = 4, LARGE_ROWS = 4, TEXT_CELL = 5, TEXT_CELLS = COLUMNS - TEXT_CELL };

uint8_t bar_glyph_line(const struct view *view, uint8_t glyph, uint8_t line)
{
    const bool large = view->position->count <= LARGE_ROWS;
    const uint8_t height = glyph < BAR_CELLS ? 15 - line : 7 - line;
    const uint8_t row = large ? height / 4 : height / 2, within = large ? height % 4 : height % 2;
    if (row >= view->position->count || within == (large ? 3 : 1)) // above the bar, between two rows
        return 0;
    const uint8_t bitten = within ? 0 : large ? 0x1b : 0x09;
    uint8_t dots = 0, mask = 0x18;
    for (uint8_t column = glyph % BAR_CELLS * 2; mask; column++, mask = mask == 0x18 ? 0x03 : 0) {
        if (column < view_after(view, row))
            dots |= mask;
        else if (column < view->position->part[row])
            dots |= bitten & mask;
    }
    return dots;
}

// Breaks the message at the last blank that leaves its beginning short enough.
void draw_bar(const struct view *view, uint8_t cells[2][COLUMNS])
{
    uint8_t text[2 * TEXT_CELLS + 1], first = TEXT_CELLS;
    for (uint8_t i = 0; i < sizeof text; i++)
        text[i] = ' ';
    pen_begin(view, text, sizeof text);
    pen_word(view->word);
    while (first && text[first] != ' ')
        first--;
    for (uint8_t i = 0; i < COLUMNS; i++)
        cells[1][i] = ' ';
    for (uint8_t i = 0; i < first; i++)
        cells[0][TEXT_CELL + i] = text[i];
    for (uint8_t i = 0; i < TEXT_CELLS; i++)
        cells[1][TEXT_CELL + i] = text[first + 1 + i];
    for (uint8_t i = 0; i < BAR_CELLS; i++) {
        cells[0][i] = i;
        cells[1][i] = BAR_CELLS + i;
    }
}
