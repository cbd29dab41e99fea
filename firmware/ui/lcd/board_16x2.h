// SPDX-License-Identifier: MIT
// The boards of the games on 16x2 cells.
#pragma once

#include "ui/messages/pen.h"
#include "ui/screens/ui.h" // what is to be seen
#include "ui/lcd/view_16x2.h"

// Glyphs of both tables: what both have stands in the same place. Those of stones are computed, as are black
// and white.
enum { MORE, STONE_STONE, STONE_GHOST, STONE_NONE, GHOST_GHOST, GHOST_NONE, UP_DOWN, FEWER };
enum { BLACK, WHITE, GHOST, TURNED_H, TURNED_T, TURNED_S, TURNED_O = FEWER };

// With its message.
void draw_board(void);

// The start position in what is left of the row, as the menu shows it.
void draw_start(void);

// Breaks the message in the second row and puts the bar beside it.
void draw_bar(void);

// All glyphs, as parts of the bar.
void draw_bar_glyphs(struct lcd_frame *frame);
