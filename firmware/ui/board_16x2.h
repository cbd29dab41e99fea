// SPDX-License-Identifier: MIT
// The boards of the games on 16x2 cells. The message stands in the second row already, the rest is blank and
// the pen at the beginning of the first row.
#pragma once

#include "ui/pen.h"
#include "ui/view_16x2.h"

// Glyphs of both tables: what both have stands in the same place. Those of stones are computed, as are black
// and white.
enum { MORE, STONE_STONE, STONE_GHOST, STONE_NONE, GHOST_GHOST, GHOST_NONE, UP_DOWN, FEWER };
enum { BLACK, WHITE, GHOST, TURNED_H, TURNED_T, TURNED_S, TURNED_O = FEWER };

void draw_piles(const struct view *view, const FLASH uint8_t *in_short); // the message, null if it has no such form
void draw_heap(const struct view *view);
void draw_tokens(const struct view *view);                // and boxes
void draw_coins(const struct view *view);                 // and letters
void draw_strip(const struct view *view, uint8_t *cells); // and men
void draw_bar(uint8_t *cells);

uint8_t bar_glyph_line(const struct view *view, uint8_t glyph, uint8_t line);

// The start position in what is left of the row, as the menu shows it.
void draw_start(const struct view *view);
