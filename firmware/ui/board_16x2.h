// SPDX-License-Identifier: MIT
// The boards of the games on 16x2 cells. The message stands in the second row already, the rest is blank and
// the pen at the beginning of the first row.
#pragma once

#include "ui/pen.h"
#include "ui/view_16x2.h"

enum { COLUMNS = 16 };
enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f };

// Glyphs of both tables: what both have stands in the same place.
enum { MORE, STONE_STONE, STONE_GHOST, STONE_NONE, GHOST_GHOST, GHOST_NONE, UP_DOWN, FEWER };
enum { BLACK, WHITE, GHOST, TURNED_H, TURNED_T, TURNED_S, TURNED_O = FEWER };

// Stones, two a cell, and their ghosts.
void draw_stones(uint8_t stones, uint8_t stay);

void draw_piles(const struct view *view, uint8_t cells[2][COLUMNS]);
void draw_heap(const struct view *view);
void draw_graph(const struct view *view, uint8_t cells[2][COLUMNS]);
void draw_strip(const struct view *view, uint8_t cells[2][COLUMNS]);
void draw_bar(const struct view *view, uint8_t cells[2][COLUMNS]);
void draw_cells(const struct view *view, uint8_t cells[2][COLUMNS]);
void draw_men(const struct view *view, uint8_t cells[2][COLUMNS]);
void draw_boxes(const struct view *view, uint8_t cells[2][COLUMNS]);

uint8_t bar_glyph_line(const struct view *view, uint8_t glyph, uint8_t line);

// The start position in one row, as the menu shows it.
void draw_start(const struct view *view);
