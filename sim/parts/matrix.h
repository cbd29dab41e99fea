// SPDX-License-Identifier: MIT
// Reads pictures and text, fixed or scrolling, from 32x8 LEDs.
#pragma once

#include "parts/max7219.h" // the LEDs

enum { MATRIX_TEXT_BYTES = MAX7219_ROWS * (MAX7219_COLUMNS + 1) + 1, MATRIX_TAPE_BYTES = MAX7219_TAPE / 2 };

// The picture as eight lines with their newlines: `#` for a lit LED, `.` for a dark one.
void matrix_text(const struct max7219 *chain, char text[static MATRIX_TEXT_BYTES]);

// True if the picture equals the text, which is like that of matrix_text.
bool matrix_is(const struct max7219 *chain, const char *text);

// True if the text (UTF-8) is on the LEDs, or is scrolling to the left and has been seen in full. Characters
// are 5x7 dots with a column between them; the font is the simulator's own, not the firmware's, so that a
// wrong dot in the firmware is found.
bool matrix_reads(struct max7219 *chain, const char *text);

// All text read since the picture last changed other than by scrolling, in UTF-8 with < and > for arrows.
// What is not a character is left out.
void matrix_read(struct max7219 *chain, char text[static MATRIX_TAPE_BYTES]);
