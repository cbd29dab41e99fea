// SPDX-License-Identifier: MIT
// All eight glyphs side by side, four above four, two columns of the bar a glyph. Up to four rows are four
// dots apart, more are two dots apart. What is about to be bitten off is thin. The message stands to the left
// in two rows.
#include "ui/lcd/lcd_bar.h"

enum { BAR_CELLS = 4, LARGE_ROWS = 4, BAR_CELL = LCD_COLUMNS - BAR_CELLS, TEXT_CELLS = BAR_CELL - 1 };
enum { LINES = LCD_GLYPH_LINES, HEIGHT = 2 * LINES, COLUMNS_A_GLYPH = 2 };
enum { POISON_LINE = 6 }; // a hole in a large square, a higher small one
enum { LEFT = 0x18, RIGHT = 0x03 };

// The dots of two columns, from this one on, as far as a row of so many columns goes. As one piece of code:
// it is shorter than a copy for each use.
static __attribute__((noinline)) uint8_t dots_of(uint8_t columns, uint8_t column)
{
    if (columns <= column)
        return 0;
    return columns == ++column ? LEFT : LEFT | RIGHT;
}

static void draw_glyphs(const struct view *view, struct lcd_frame *frame)
{
    const uint8_t rows = view->position->count;
    uint8_t row_height = 2, thin = 0x09;
    if (rows <= LARGE_ROWS) {
        row_height = 4;
        thin = LEFT | RIGHT;
    }
    for (uint8_t height = 0; height < HEIGHT; height++) {
        const uint8_t row = height / row_height, within = height % row_height;
        uint8_t now = 0, after = 0;
        if (row < rows && within != row_height - 1) {
            after = view_after(view, row);
            if (!within)
                now = view->position->part[row];
        }
        uint8_t *line = &frame->glyph[height < LINES ? BAR_CELLS : 0][LINES - 1 - height % LINES];
        for (uint8_t column = 0; column < BAR_CELLS * COLUMNS_A_GLYPH; column += COLUMNS_A_GLYPH) {
            *line = (dots_of(now, column) & thin) | dots_of(after, column);
            line += LINES;
        }
    }
    frame->glyph[BAR_CELLS][POISON_LINE] ^= LEFT;
}

// Breaks the message at the last blank that leaves its beginning short enough.
static void break_message(uint8_t upper[LCD_COLUMNS], uint8_t lower[LCD_COLUMNS])
{
    uint8_t first = TEXT_CELLS, *second = lower;
    while (first && lower[first] != ' ')
        first--;
    for (uint8_t i = 0; i < LCD_COLUMNS; i++) {
        const uint8_t code = lower[i];
        lower[i] = ' ';
        if (i < first)
            upper[i] = code;
        else if (i > first)
            *second++ = code;
    }
}

void lcd_draw_bar(const struct view *view, struct lcd_frame *frame)
{
    draw_glyphs(view, frame);
    break_message(frame->cell[0], frame->cell[1]);
    for (uint8_t i = 0; i < BAR_CELLS; i++) {
        frame->cell[0][BAR_CELL + i] = i;
        frame->cell[1][BAR_CELL + i] = BAR_CELLS + i;
    }
}
