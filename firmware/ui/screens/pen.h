// SPDX-License-Identifier: MIT
// The pen writes text into the cells of the display. Cells are numbered from 0, row by row.
#pragma once

#include "display.h"     // DISPLAY_ROWS, DISPLAY_COLUMNS
#include "game/flash.h"  // FLASH
#include "text/packed.h" // ARROW_RIGHT, ARROW_LEFT
#include "ui/screens/view.h"

#include <stdint.h>

enum { COLUMNS = DISPLAY_COLUMNS, ROW_1 = 0, ROW_2 = COLUMNS, CELLS = DISPLAY_ROWS * COLUMNS };
_Static_assert(COLUMNS >= 16 && DISPLAY_ROWS >= 2 && CELLS <= 256,
               "texts have two rows of 16 columns; a cell is a byte");

// Clears all cells and starts writing text, with numbers from `view`.
void pen_begin(uint8_t *cells, const struct view *view);

// Clears the row that begins at cell `row`, and goes to this cell.
void pen_clear(uint8_t row);

// Returns the index of the next cell, or CELLS at the end.
uint8_t pen_cell(void);

// Moves the pen to cell `cell`.
void pen_go(uint8_t cell);

// Moves the pen to the first cell of a different array.
void pen_change(uint8_t *cells);

// Writes one character.
void pen_put(uint8_t code);

// Writes a number in decimal.
void pen_number(uint8_t n);

// Writes a packed text up to a `|`. Returns the rest, or null if nothing is left.
const FLASH uint8_t *pen_text(const FLASH uint8_t *text);

// Writes a message up to a `|`. Returns the rest, or null if nothing is left.
const FLASH uint8_t *pen_message(uint8_t message);

// Writes the first line of a page of rules. Returns the second line, or null if there is none.
const FLASH uint8_t *pen_page(uint8_t title, uint8_t page);
