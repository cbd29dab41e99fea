// SPDX-License-Identifier: MIT
// Frame of a 16x2 character display: filled by a renderer, sent by a driver.
#pragma once

#include <stdint.h>

enum { LCD_ROWS = 2, LCD_COLUMNS = 16, LCD_GLYPHS = 8, LCD_GLYPH_LINES = 8 };

// Codes of cells from ' ' to 127 are those of the HD44780's ROM A00, with ä ö ü ß ñ in place of [ \ ] ^ `.
struct lcd_frame {
    uint8_t glyph[LCD_GLYPHS][LCD_GLYPH_LINES]; // the custom glyphs, from the top; bit 4 is the leftmost dot
    uint8_t cell[LCD_ROWS][LCD_COLUMNS];        // 0..7: custom glyphs; others: characters of the ROM
};
