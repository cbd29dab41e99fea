// SPDX-License-Identifier: MIT
// The view on a character display of 16x2 cells.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

// Fills all cells, and those of the glyphs that the view is drawn with; the others stay as they are, so that
// nothing has to be sent for them.
void view_16x2_draw(struct lcd_frame *frame);
