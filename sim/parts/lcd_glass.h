// SPDX-License-Identifier: MIT
// What a person sees on the display: as text and as dots.
#pragma once

#include "parts/lcd_hd44780.h" // the display

enum { LCD_ROW_BYTES = LCD_COLUMNS * 3 + 1 }; // a row in UTF-8 with its end

// Row 1 or 2, always 16 characters. A custom glyph becomes one braille character with the same shape: two
// columns of four dots, each lit where at least half of its 2x2 dots are (the glyph's middle column has no
// say); blank without any.
void lcd_row_text(const struct lcd *lcd, unsigned row, char text[static LCD_ROW_BYTES]);

// The dots of a line (0..7 from the top; 7 is the cursor's) of the cell in row 1 or 2, column 0..15: bit 4 is
// left.
uint8_t lcd_cell_line(const struct lcd *lcd, unsigned row, unsigned column, unsigned line);

// Character code in the cell in row 1 or 2, column 0..15: those below LCD_GLYPHS are custom glyphs.
enum { LCD_GLYPHS = 16 };
uint8_t lcd_cell_code(const struct lcd *lcd, unsigned row, unsigned column);

// True where at least half of a custom glyph's 2x2 dots are lit: left or right (x 0 or 1), y 0..3 from the
// top.
bool lcd_has_block(const struct lcd *lcd, uint8_t code, unsigned x, unsigned y);

// A code of the ROM, from LCD_GLYPHS on, in UTF-8.
const char *lcd_code_text(uint8_t code);

// True where row 1 or 2 reads as the UTF-8 text, trailing blanks aside.
bool lcd_row_is(const struct lcd *lcd, unsigned row, const char *text);

// True where the UTF-8 text stands in either row.
bool lcd_shows(const struct lcd *lcd, const char *text);
