// SPDX-License-Identifier: MIT
// The view on a character display of 16x2 cells.
#pragma once

#include <stdint.h>

// The set of the eight custom glyphs that a view is drawn with; the one in use stays where it will do.
enum glyphs { GLYPHS_STONES, GLYPHS_MEN_AND_COINS, GLYPHS_BAR }; // the last one depends on the position
uint8_t view_16x2_glyphs(uint8_t in_use);

// Line 0..63 of a set: eight from the top of each glyph, bit 4 the leftmost dot.
uint8_t view_16x2_glyph_line(uint8_t glyphs, uint8_t line);

// Fills all cells with codes of the HD44780's ROM A00 and of the glyphs.
void view_16x2_draw(uint8_t cells[2][16]);
