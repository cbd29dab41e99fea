// SPDX-License-Identifier: MIT
// Text and dots on the LCD. Rows are 1 and 2, columns 0..15. A returned text is valid until the next call.
#pragma once

#include "parts/lcd_hd44780.h" // the display

enum { LCD_ROW_BYTES = LCD_COLUMNS * 3 + 1 }; // bytes of a row in UTF-8 and its terminator

// Writes a row as UTF-8. Custom glyphs become similar letters, braille characters or blanks.
void lcd_row_text(const struct lcd *lcd, unsigned row, char text[static LCD_ROW_BYTES]);

// Returns the dots of a cell's line from 0 (top) to 7. Bit 4 is leftmost.
uint8_t lcd_cell_line(const struct lcd *lcd, unsigned row, unsigned column, unsigned line);

// Returns the code in a cell. Codes below LCD_GLYPHS are custom glyphs.
enum { LCD_GLYPHS = 16 };
uint8_t lcd_cell_code(const struct lcd *lcd, unsigned row, unsigned column);

// Returns true if at least half the dots in a glyph's 2x2 block are lit.
bool lcd_has_block(const struct lcd *lcd, uint8_t code, unsigned x, unsigned y);

// Returns the UTF-8 letter that a character is or looks like. Returns NULL if there is no such letter.
const char *lcd_letter(const struct lcd *lcd, uint8_t code);

// Returns true if the display shows a custom glyph that text cannot replace.
bool lcd_has_picture(const struct lcd *lcd);

// Draws the display in braille characters, 3x2 for each cell of 5x8 dots.
enum { LCD_DOTS_LINES = 4, LCD_DOTS_BYTES = LCD_DOTS_LINES * (LCD_COLUMNS * 3 * 3 + 1) + 1 };
void lcd_dots(const struct lcd *lcd, char text[static LCD_DOTS_BYTES]);

// Returns true if row 1 or 2 equals the UTF-8 text. Ignores trailing blanks.
bool lcd_row_is(const struct lcd *lcd, unsigned row, const char *text);

// Returns true if either row contains the UTF-8 text.
bool lcd_shows(const struct lcd *lcd, const char *text);
