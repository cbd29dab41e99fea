// SPDX-License-Identifier: MIT
// Renderer for a character display of 16x2 cells.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame
#include "ui/screens/view.h"

// Draws the view into the frame, with all glyphs that the view needs.
void lcd_view_draw(struct lcd_frame *frame, const struct view *view);

// Draws the position into blank cells. For VIEW_BOARD, also draws the message.
void lcd_draw_position(struct lcd_frame *frame, const struct view *view);

// Draws a bar of chocolate at the right, and the message at the left.
void lcd_draw_bar(struct lcd_frame *frame, const struct view *view);

// Codes of the custom glyphs. Keep the order, because lcd_board.c calculates with the codes.
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

enum { GLYPHS_STONES, GLYPHS_TOKENS }; // the two tables of custom glyphs

// Copies all glyphs of a table into the frame.
void lcd_use_glyphs(struct lcd_frame *frame, uint8_t table);

// Copies only the glyph UP_DOWN into the frame.
void lcd_use_up_down(struct lcd_frame *frame);
