// SPDX-License-Identifier: MIT
// Writing into two rows of character cells, numbered 0..31. There is one pen.
#pragma once

#include "ui/screens/view.h" // struct view

enum { COLUMNS = 16, ROW_1 = 0, ROW_2 = COLUMNS };
enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f };

// From now on the pen writes into these 32 cells, with the numbers and choices of this view. Both rows become
// blank, the pen is at cell 0.
void pen_begin(uint8_t *cells, const struct view *view);

// The first cell of a row, which becomes blank. The first number of the view is the next one to be wanted.
void pen_clear(uint8_t row);

// The next cell to be written; from 32 on cells are counted from the beginning again.
uint8_t pen_cell(void);
void pen_go(uint8_t cell);

// Goes to the first of other cells; numbers go on.
void pen_change(uint8_t *cells);

void pen_put(uint8_t code);
void pen_number(uint8_t n);

// Writes text, or that of a message; `#` and `@` become numbers and choices. Returns where the next part of
// it begins: a short form, or a line of rules; null if there is none.
const FLASH uint8_t *pen_text(const FLASH uint8_t *text);
const FLASH uint8_t *pen_message(uint8_t message);
