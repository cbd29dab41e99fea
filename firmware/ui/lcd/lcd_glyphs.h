// SPDX-License-Identifier: MIT
// Custom glyphs of the character display, in two tables. What both have stands in the same place.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

// Stones are computed, as are black and white. A removed one is what a stone or token leaves where it was.
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

// Puts all glyphs of a table into the frame, or UP_DOWN alone.
void lcd_use_glyphs(struct lcd_frame *frame, uint8_t table);
void lcd_use_up_down(struct lcd_frame *frame);
