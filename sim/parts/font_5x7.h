// SPDX-License-Identifier: MIT
// Characters of an HD44780 with ROM A00, as dots and as text
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Returns true if this program knows the dots for a code.
bool font_is_known(uint8_t code);

// Returns the dots of line 0 to 7, from the top. Bit 4 is leftmost.
uint8_t font_line(uint8_t code, unsigned line);

// Returns the dots of column 0 to 4, from the left. Bit 0 is topmost.
uint8_t font_column(uint8_t code, unsigned column);

// Returns the character as UTF-8, valid until the next call.
const char *font_text(uint8_t code);
