// SPDX-License-Identifier: MIT
// Writing into rows of character cells. There is one pen.
#pragma once

#include "ui/view.h" // the numbers that words want

// From the first of so many cells on; what goes beyond them is not written. The first number of the view is
// the next one to be wanted.
void pen_begin(const struct view *view, uint8_t *cells, uint8_t width);

void pen_move(uint8_t *cells, uint8_t width); // the same, and the numbers go on
uint8_t *pen_at(void);

void pen_put(uint8_t code);
void pen_number(uint8_t n);
void pen_number_right(uint8_t n, uint8_t width); // right-aligned
void pen_set(void);                              // the set of the view, 1,3,4
void pen_word(uint8_t word);
void pen_text(const FLASH char *text);
