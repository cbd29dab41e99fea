// SPDX-License-Identifier: MIT
// The view on a character display of 16x2 cells.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Chooses the eight custom glyphs that the view is drawn with; those in use stay where they will do. True if
// they have changed.
bool view_16x2_change_glyphs(void);

// Line 0..63 of them: eight from the top of each glyph, bit 4 the leftmost dot.
uint8_t view_16x2_glyph_line(uint8_t line);

// Fills all cells with codes of the HD44780's ROM A00 and of the glyphs.
void view_16x2_draw(uint8_t cells[2][16]);
