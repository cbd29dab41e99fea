// SPDX-License-Identifier: MIT
// What a person sees on 32x8 LEDs: pictures, and text that stands there or moves by.
#pragma once

#include "parts/max7219.h" // the LEDs

enum { MATRIX_TEXT_BYTES = MAX7219_ROWS * (MAX7219_COLUMNS + 1) + 1, MATRIX_TAPE_BYTES = MAX7219_TAPE / 2 };

// Eight lines with their newlines: `#` for a lit LED, `.` for a dark one.
void matrix_text(const struct max7219 *chain, char text[static MATRIX_TEXT_BYTES]);

// True where the picture looks so, as matrix_text has it.
bool matrix_is(const struct max7219 *chain, const char *text);

// True where the text (ASCII) stands on the LEDs, or moves by on its way to the left and has been seen in
// full, in characters of 5x7 dots with a column between them: those of the simulated display, not the
// firmware's, so that a wrong dot there is seen.
bool matrix_reads(struct max7219 *chain, const char *text);

// All that has been read since the picture last became another one, in ASCII with < and > for arrows; what is
// no text is left out.
void matrix_read(struct max7219 *chain, char text[static MATRIX_TAPE_BYTES]);
