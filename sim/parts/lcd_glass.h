// SPDX-License-Identifier: MIT
// The glass of the LCD: what can be read on it, as text and as dots.
#pragma once

#include "parts/lcd_hd44780.h" // the display

enum { LCD_ROW_BYTES = LCD_COLUMNS * 3 + 1 }; // a row in UTF-8 with its end

// Row 1 or 2 in UTF-8, always 16 characters. A custom glyph becomes the letter that looks the same, or
// otherwise a braille character of a similar shape, two columns of four dots; see lcd_has_block. A glyph
// without any becomes a blank.
void lcd_row_text(const struct lcd *lcd, unsigned row, char text[static LCD_ROW_BYTES]);

// The dots of a line (0..7 from the top; 7 is the cursor's) of the cell in row 1 or 2, column 0..15. Bit 4 is
// the leftmost dot.
uint8_t lcd_cell_line(const struct lcd *lcd, unsigned row, unsigned column, unsigned line);

// Character code in the cell in row 1 or 2, column 0..15; codes below LCD_GLYPHS are custom glyphs.
enum { LCD_GLYPHS = 16 };
uint8_t lcd_cell_code(const struct lcd *lcd, unsigned row, unsigned column);

// True if at least half of a 2x2 block of a custom glyph's dots is lit. x: 0 for the left two columns, 1 for
// the right two (the middle column belongs to none); y: 0..3 from the top.
bool lcd_has_block(const struct lcd *lcd, uint8_t code, unsigned x, unsigned y);

// Returns the character of the ROM that looks like this code, in UTF-8; NULL for a custom glyph that looks
// like none. The text lives until the next call.
const char *lcd_letter(const struct lcd *lcd, uint8_t code);

// Returns true if the display shows a custom glyph that lcd_row_text does not show exactly.
bool lcd_has_picture(const struct lcd *lcd);

// Draws the display dot by dot, as four lines of braille characters. A cell, of 5x8 dots and a gap, is three
// of them wide and two high.
enum { LCD_DOTS_LINES = 4, LCD_DOTS_BYTES = LCD_DOTS_LINES * (LCD_COLUMNS * 3 * 3 + 1) + 1 };
void lcd_dots(const struct lcd *lcd, char text[static LCD_DOTS_BYTES]);

// True if row 1 or 2 equals the UTF-8 text, apart from trailing blanks.
bool lcd_row_is(const struct lcd *lcd, unsigned row, const char *text);

// True if the UTF-8 text is a part of either row.
bool lcd_shows(const struct lcd *lcd, const char *text);
