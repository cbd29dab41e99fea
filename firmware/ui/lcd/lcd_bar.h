// SPDX-License-Identifier: MIT
// A bar of chocolate on a character display.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

// Draws the bar with all glyphs into the right end of both rows, and breaks the message of the second row
// into the left part of both.
void lcd_draw_bar(struct lcd_frame *frame);
