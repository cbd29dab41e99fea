// SPDX-License-Identifier: MIT
// Draws a bar of chocolate with all eight glyphs, in two rows of four cells. Each glyph shows two columns of
// the bar. A row is four dots high in a bar of up to four rows, otherwise two dots. Squares that are about to
// be bitten off are thin lines.
#include "ui/lcd/lcd_view.h"

#include "ui/screens/pen.h" // cells

enum { BAR_CELLS = 4, LARGE_ROWS = 4, BAR_CELL = LCD_COLUMNS - BAR_CELLS, TEXT_CELLS = BAR_CELL - 1 };
// POISON_LINE is the row of dots with the hole in the poisoned square.
enum { LINES = LCD_GLYPH_LINES, POISON_LINE = 6 };
enum { LEFT = 0x18, RIGHT = 0x03 };

// Returns one row of dots for two squares of the bar, `column` and `column` + 1.
static uint8_t dots_of(uint8_t columns, uint8_t column)
{
    if (columns <= column)
        return 0;
    return columns == ++column ? LEFT : LEFT | RIGHT;
}

static void draw_glyphs(struct lcd_frame *frame, const struct view *view)
{
    const uint8_t rows = view->position.count;
    uint8_t gap = 1, thin = 0x09, *line = frame->glyph[0];
    if (rows <= LARGE_ROWS) {
        gap = 3;
        thin = LEFT | RIGHT;
    }
    for (uint8_t height = 2 * LINES; height--; line++) {
        const uint8_t row = gap == 1 ? height / 2 : height / 4, within = height & gap;
        uint8_t now = 0, after = 0, *dots = line;
        if (row < rows && within != gap) {
            after = view->after[row];
            if (!within)
                now = view->position.part[row];
        }
        for (uint8_t column = 0; column < 2 * BAR_CELLS; column += 2, dots += LINES)
            *dots = (dots_of(now, column) & thin) | dots_of(after, column);
        if (height == LINES) // continues with the glyph below
            line += (BAR_CELLS - 1) * LINES;
    }
    frame->glyph[BAR_CELLS][POISON_LINE] ^= LEFT;
}

// Draws the bar beside the two lines of the message.
void lcd_draw_bar(struct lcd_frame *frame, const struct view *view)
{
    uint8_t *const lower = frame->cell[1], first = TEXT_CELLS;
    draw_glyphs(frame, view);
    while (first && lower[first] != ' ')
        first--;
    for (uint8_t i = 0; i < LCD_COLUMNS; i++) {
        const uint8_t code = lower[i];
        lower[i] = ' ';
        if (i == first)
            pen_go(ROW_2);
        else
            pen_put(code);
    }
    pen_go(BAR_CELL);
    for (uint8_t glyph = 0; glyph < LCD_GLYPHS; glyph++) {
        if (glyph == BAR_CELLS)
            pen_go(ROW_2 + BAR_CELL);
        pen_put(glyph);
    }
}
