// SPDX-License-Identifier: MIT
// Positions on a character display, by the shape of the game.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame
#include "ui/screens/view.h"  // struct view

// Draws the position into blank cells: of VIEW_BOARD with its message, of VIEW_START from where the pen is,
// as the menu shows it.
void lcd_draw_position(const struct view *view, struct lcd_frame *frame);
