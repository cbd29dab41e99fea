// SPDX-License-Identifier: MIT
// Drawing into a frame of 32x8 dots, column by column. Columns outside are not drawn, so pictures may be
// wider.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame
#include "text/font.h"           // FONT_WIDTH

enum { DOTS_WIDTH = MATRIX_WIDTH, DOTS_HEIGHT = MATRIX_HEIGHT };
enum { DIGIT_WIDTH = 3, CHARACTER_WIDTH = FONT_WIDTH };

// Clears a frame, into which all functions here draw from then on.
void dots_begin(struct matrix_frame *frame);

// Makes dots of all columns dark, bit 0 of `lines` at the top.
void dots_darken(uint8_t lines);

// Goes to a column.
void dots_go(uint8_t x);

// Lights dots of a column, bit 0 of `lines` at the top, and goes to the next column.
void dots_put(uint8_t lines);

// Lights the same dots of this many columns.
void dots_block(uint8_t width, uint8_t lines);

// Goes to a number in digits of 3x5 dots, in lines 1 to 5, whose last column is `last_x`, and draws it.
void dots_number(uint8_t last_x, uint8_t number);

// Draws a character of 5x7 dots, in lines 0 to 6. Codes are those of the messages.
void dots_character(uint8_t code);
