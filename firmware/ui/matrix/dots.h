// SPDX-License-Identifier: MIT
// Drawing into 32x8 dots, column by column. Columns outside are not drawn, so pictures may be wider.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame

enum { DOTS_WIDTH = MATRIX_WIDTH, DOTS_HEIGHT = MATRIX_HEIGHT };
enum { DIGIT_WIDTH = 3, CHARACTER_WIDTH = 5 };

// Clears the frame and draws into it from now on.
void dots_begin(struct matrix_frame *frame);

// Lights the dots of column x, bit 0 of `lines` at the top.
void dots_column(uint8_t x, uint8_t lines);

// Lights the same dots of this many columns from x on.
void dots_block(uint8_t x, uint8_t width, uint8_t lines);

// Draws a number in digits of 3x5 dots, in lines 1 to 5, whose last column is `last_x`.
void dots_number(uint8_t last_x, uint8_t number);

// Returns a column, 0..CHARACTER_WIDTH-1, of the dots of a character, 5x7 in lines 0 to 6. Codes are those of
// the messages.
uint8_t dots_character(uint8_t code, uint8_t column);
