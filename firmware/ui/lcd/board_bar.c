// SPDX-License-Identifier: MIT
// A bar of chocolate as dots: all eight glyphs side by side, four above four, two columns a glyph. Up to four
// rows are four dots apart, more are two dots apart. What is about to be bitten off is thin. The message
// stands to the left in two rows.
#include "ui/lcd/board_16x2.h"

enum { BAR_CELLS = 4, LARGE_ROWS = 4, BAR_CELL = COLUMNS - BAR_CELLS, TEXT_CELLS = BAR_CELL - 1 };
enum { LINES = 8, LOWER_LINES = BAR_CELLS * LINES };
enum { POISON_LINE = LOWER_LINES + 6 }; // a hole in a large square, a higher small one
enum { LEFT = 0x18, RIGHT = 0x03 };

// The dots of two columns, from this one on, as far as a row of so many columns goes. As one piece of code:
// it is shorter than a copy for each use.
static __attribute__((noinline)) uint8_t dots_of(uint8_t columns, uint8_t column)
{
    if (columns <= column)
        return 0;
    return columns == ++column ? LEFT : LEFT | RIGHT;
}

uint8_t bar_glyph_line(uint8_t line)
{
    const uint8_t rows = ui.position.count;
    const uint8_t height = (line < LOWER_LINES ? 2 * LINES : LINES) - 1 - line % LINES;
    uint8_t row = height / 2, gap = 1, thin = 0x09, dots = 0;
    if (rows <= LARGE_ROWS) {
        row /= 2;
        gap = 3;
        thin = LEFT | RIGHT;
    }
    const uint8_t within = height & gap;
    if (within)
        thin = 0;
    if (row < rows && within != gap) {
        const uint8_t column = line / LINES % BAR_CELLS * 2;
        dots = (dots_of(ui.position.part[row], column) & thin) | dots_of(view_after(row), column);
    }
    if (line == POISON_LINE)
        dots ^= LEFT;
    return dots;
}

// Breaks the message at the last blank that leaves its beginning short enough.
void draw_bar(void)
{
    uint8_t *cell = pen_cells, first = TEXT_CELLS;
    while (first && cell[ROW_2 + first] != ' ')
        first--;
    uint8_t *second = cell + ROW_2;
    for (uint8_t i = 0; i < COLUMNS; i++, cell++) {
        const uint8_t code = cell[ROW_2];
        cell[ROW_2] = ' ';
        if (i < first)
            *cell = code;
        else if (i > first)
            *second++ = code;
        if (i >= BAR_CELL) {
            cell[0] = i - BAR_CELL;
            cell[ROW_2] = i - BAR_CELL + BAR_CELLS;
        }
    }
}
