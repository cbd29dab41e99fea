// SPDX-License-Identifier: MIT
// The renderer for a character display of 16x2 cells.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame
#include "ui/screens/view.h"

// Draws the view: fills all cells, and the glyphs that the view needs. The other glyphs keep their dots, so
// that nothing has to be sent for them.
void lcd_view_draw(struct lcd_frame *frame, const struct view *view);

// Draws the position of the view into blank cells: for VIEW_BOARD with its message, for VIEW_START in the
// form of the menu, from the cell of the pen on.
void lcd_draw_position(struct lcd_frame *frame, const struct view *view);

// Draws a bar of chocolate with all glyphs into the right end of both rows, and breaks the message of the
// second row into the left part of both.
void lcd_draw_bar(struct lcd_frame *frame, const struct view *view);

// Custom glyphs, in two tables. A glyph that both have, has the same code in both.
//
// The order matters: codes of stones and of men are computed (lcd_board.c). A removed stone or token is shown
// small, where it was.
enum {
    MORE,
    STONE_STONE,
    STONE_REMOVED,
    STONE_NONE,
    REMOVED_REMOVED,
    REMOVED_NONE,
    UP_DOWN,
    FEWER,
};
enum { BLACK, WHITE, REMOVED, TURNED_H, TURNED_T, TURNED_S, TURNED_O = FEWER };

enum { GLYPHS_STONES, GLYPHS_TOKENS }; // the tables

// Puts all glyphs of a table into the frame.
void lcd_use_glyphs(struct lcd_frame *frame, uint8_t table);

// Puts UP_DOWN alone into the frame.
void lcd_use_up_down(struct lcd_frame *frame);
