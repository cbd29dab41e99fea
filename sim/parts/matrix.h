// SPDX-License-Identifier: MIT
// Reads pictures and text, fixed or scrolling, from 32x8 LEDs.
#pragma once

#include "parts/max7219.h" // the LEDs

enum { MATRIX_TEXT_BYTES = MAX7219_ROWS * (MAX7219_COLUMNS + 1) + 1, MATRIX_TAPE_BYTES = MAX7219_TAPE / 2 };

// Writes the LEDs as eight lines, with `#` for lit and `.` for dark.
void matrix_text(const struct max7219 *chain, char text[static MATRIX_TEXT_BYTES]);

// Returns true if the LEDs show the picture `text`, in the format of matrix_text().
bool matrix_is(const struct max7219 *chain, const char *text);

// Returns true if the LEDs show the text, or if the text has scrolled past.
bool matrix_reads(struct max7219 *chain, const char *text);

// Writes the text that has scrolled past. Arrows become < and >.
void matrix_read(struct max7219 *chain, char text[static MATRIX_TAPE_BYTES]);
