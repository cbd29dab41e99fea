// SPDX-License-Identifier: MIT
// The view on a character display of 16x2 cells.
#pragma once

#include "ui/view.h"

// The custom glyphs 0..7, rows from the top, bit 4 the leftmost dot.
extern const FLASH uint8_t view_16x2_glyphs[8][8];

// Fills all cells with codes of the HD44780's ROM A00 and of the glyphs.
void view_16x2_draw(const struct view *view, uint8_t cells[2][16]);
