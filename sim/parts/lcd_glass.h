// SPDX-License-Identifier: MIT
// Text and dots on the LCD. Rows are 1 and 2, columns 0..15. A returned text is valid until the next call.
#pragma once

#include "parts/lcd_hd44780.h" // the display

enum { LCD_ROW_BYTES = LCD_COLUMNS * 3 + 1 }; // bytes of a row in UTF-8 and its terminator

// Writes a row as UTF-8. Replaces a custom glyph by a letter that looks the same, by a braille character with
// its blocks, or by a blank.
void lcd_row_text(const struct lcd *lcd, unsigned row, char text[static LCD_ROW_BYTES]);

// Returns the dots of line 0..7 of a cell, bit 4 leftmost. The cursor is in line 7.
uint8_t lcd_cell_line(const struct lcd *lcd, unsigned row, unsigned column, unsigned line);

// Returns the code in a cell. Codes below LCD_GLYPHS are custom glyphs.
enum { LCD_GLYPHS = 16 };
uint8_t lcd_cell_code(const struct lcd *lcd, unsigned row, unsigned column);

// True if at least half of the dots in a custom glyph's 2x2 block are lit. x: 0..1, y: 0..3.
bool lcd_has_block(const struct lcd *lcd, uint8_t code, unsigned x, unsigned y);

// Returns the ROM's character that looks like the glyph of this code, in UTF-8, or NULL.
const char *lcd_letter(const struct lcd *lcd, uint8_t code);

// True if the display shows a custom glyph that no text can replace.
bool lcd_has_picture(const struct lcd *lcd);

// Draws the display in braille characters, 3x2 for each cell of 5x8 dots.
enum { LCD_DOTS_LINES = 4, LCD_DOTS_BYTES = LCD_DOTS_LINES * (LCD_COLUMNS * 3 * 3 + 1) + 1 };
void lcd_dots(const struct lcd *lcd, char text[static LCD_DOTS_BYTES]);

// True if row 1 or 2 equals the UTF-8 text. Ignores trailing blanks.
bool lcd_row_is(const struct lcd *lcd, unsigned row, const char *text);

// True if either row contains the UTF-8 text.
bool lcd_shows(const struct lcd *lcd, const char *text);
