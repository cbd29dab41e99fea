// SPDX-License-Identifier: MIT
// Writing into two rows of character cells, numbered 0..31. There is one pen.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

enum { COLUMNS = 16, ROW_1 = 0, ROW_2 = COLUMNS };
enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f };

extern uint8_t pen_at; // the next cell; from 32 on it is counted from the beginning again
extern uint8_t *pen_cells;

// Both rows blank, the pen at cell 0.
void pen_begin(uint8_t *cells);

// To the first cell of a row, which becomes blank. The first number of the view is the next one to be wanted.
void pen_clear(uint8_t row);

void pen_put(uint8_t code);
void pen_number(uint8_t n);

// Text, or that of a message. Returns where its short form begins, null if it has none.
const FLASH uint8_t *pen_text(const FLASH uint8_t *text);
const FLASH uint8_t *pen_message(uint8_t message);
