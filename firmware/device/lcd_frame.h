// SPDX-License-Identifier: MIT
// A frame of a 16x2 character display. A renderer fills it, and a driver sends it. Cells hold character codes
// of the HD44780 (ROM A00), but ä ö ü ß ñ replace [ \ ] ^ `.
#pragma once

#include <stdint.h>

enum { LCD_ROWS = 2, LCD_COLUMNS = 16, LCD_GLYPHS = 8, LCD_GLYPH_LINES = 8 };

struct lcd_frame {
    uint8_t glyph[LCD_GLYPHS][LCD_GLYPH_LINES]; // custom glyphs, top line first; bit 4 is the leftmost dot
    uint8_t cell[LCD_ROWS][LCD_COLUMNS];        // number of a custom glyph, or a character code
};
