// SPDX-License-Identifier: MIT
// What an HD44780 with ROM code A00 shows for a character code: as dots, and as text.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Returns true if font_line has the dots of this code. All other characters look like an empty box.
bool font_is_known(uint8_t code);

// The dots of one line (0..7 from the top) of a character: bit 4 is the left one.
uint8_t font_line(uint8_t code, unsigned line);

// The dots of one column (0..4 from the left) of the same character: bit 0 is the top one.
uint8_t font_column(uint8_t code, unsigned column);

// Returns the character as UTF-8, in a buffer that the next call overwrites.
const char *font_text(uint8_t code);
