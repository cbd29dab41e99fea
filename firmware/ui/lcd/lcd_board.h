// SPDX-License-Identifier: MIT
// Positions on a character display, by the shape of the game.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

// Draws the position of the view into blank cells: for VIEW_BOARD with its message, for VIEW_START in the
// form of the menu, from the cell of the pen on.
void lcd_draw_position(struct lcd_frame *frame);
