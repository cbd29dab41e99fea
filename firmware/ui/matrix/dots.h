// SPDX-License-Identifier: MIT
// Drawing into 32x8 dots, column by column. What lies outside is not drawn, so pictures may be wider.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame

enum { DOTS_WIDTH = MATRIX_WIDTH, DOTS_HEIGHT = MATRIX_HEIGHT };
enum { DIGIT_WIDTH = 3, CHARACTER_WIDTH = 5 };

// What is drawn next goes into this frame, which becomes dark.
void dots_begin(struct matrix_frame *frame);

// Lights the dots of a column, bit 0 at the top; and of so many columns from x on.
void dots_column(uint8_t x, uint8_t lines);
void dots_block(uint8_t x, uint8_t width, uint8_t lines);

// A number in digits of 3x5 dots, in lines 1 to 5, that ends at this column.
void dots_number(uint8_t last_x, uint8_t number);

// A column of dots of a character, 5x7 in lines 0 to 6; the codes are those of the messages.
uint8_t dots_character(uint8_t code, uint8_t column);
