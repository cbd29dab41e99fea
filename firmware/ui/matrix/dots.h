// SPDX-License-Identifier: MIT
// Draws into a frame of 32x8 dots, column by column. Columns outside the frame are ignored, so a picture may
// be wider than the frame.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame
#include "text/font.h"           // FONT_WIDTH

enum { DOTS_WIDTH = MATRIX_WIDTH, DOTS_HEIGHT = MATRIX_HEIGHT };
enum { DIGIT_WIDTH = 3, CHARACTER_WIDTH = FONT_WIDTH };

// Clears a frame. All functions of this file draw into this frame.
void dots_begin(struct matrix_frame *frame);

// Darkens rows of dots. Bit 0 of `lines` is the top row.
void dots_darken(uint8_t lines);

// Goes to column `x`.
void dots_go(uint8_t x);

// Lights dots of the current column, then goes to the next column.
void dots_put(uint8_t lines);

// Draws the same dots in `width` columns.
void dots_block(uint8_t width, uint8_t lines);

// Draws a number in digits of 3x5 dots. The last column is `last_x`.
void dots_number(uint8_t last_x, uint8_t number);

// Draws a character of 5x7 dots in rows 0 to 6.
void dots_character(uint8_t code);
