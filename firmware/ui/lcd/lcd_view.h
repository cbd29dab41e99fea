// SPDX-License-Identifier: MIT
// The renderer for a character display of 16x2 cells.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

// Draws the view: fills all cells, and the glyphs that the view needs. The other glyphs keep their dots, so
// that nothing has to be sent for them.
void lcd_view_draw(struct lcd_frame *frame);
