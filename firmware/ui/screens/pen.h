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

// Clears CELLS cells and starts writing into them, with the view's numbers, choices and language.
void pen_begin(uint8_t *cells, const struct view *view);

// Clears the row that begins at cell `row`, and goes to this cell. The view's first number replaces the next
// `#`.
void pen_clear(uint8_t row);

// Returns the number of the next cell, or CELLS after the last cell.
uint8_t pen_cell(void);

// Makes `cell` the cell that is written next.
void pen_go(uint8_t cell);

// Writes into other cells from now on. The view's next number replaces the next `#`.
void pen_change(uint8_t *cells);

// Writes the code of a character.
void pen_put(uint8_t code);

// Writes a number in decimal.
void pen_number(uint8_t n);

// Writes one part of a packed text, with numbers and choices. Returns the next part, or null.
const FLASH uint8_t *pen_text(const FLASH uint8_t *text);

// Writes the first part of a message. Returns the next part, or null.
const FLASH uint8_t *pen_message(uint8_t message);

// Writes the first line of a page of rules into row 1. Returns the second line, or null without such a page.
const FLASH uint8_t *pen_page(uint8_t title, uint8_t page);
