// SPDX-License-Identifier: MIT
// Renderer for a character display of 16x2 cells.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame
#include "ui/screens/view.h"

// Draws the view into all cells and into the glyphs that the view needs. Other glyphs keep their dots, so
// nothing has to be sent for them.
void lcd_view_draw(struct lcd_frame *frame, const struct view *view);

// Draws the position of the view into blank cells. VIEW_BOARD includes the message. VIEW_START has the form
// for the menu and begins at the pen.
void lcd_draw_position(struct lcd_frame *frame, const struct view *view);

// Draws a bar of chocolate into the right end of both rows, with all glyphs. Breaks the message of the
// second row into two lines to the left.
void lcd_draw_bar(struct lcd_frame *frame, const struct view *view);

// Custom glyphs, in two tables. A glyph of both tables has the same code in both.
//
// The order matters, because lcd_board.c computes the codes of stones and men. A removed stone or token is
// drawn small, in its old place.
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

// Copies all glyphs of a table into the frame.
void lcd_use_glyphs(struct lcd_frame *frame, uint8_t table);

// Copies only UP_DOWN into the frame.
void lcd_use_up_down(struct lcd_frame *frame);
