// SPDX-License-Identifier: MIT
// Characters of an HD44780 with ROM A00, as dots and as text
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Returns true if this program knows the dots for a code.
bool font_is_known(uint8_t code);

// Returns the dots of a line from 0 (top) to 7. Bit 4 is leftmost.
uint8_t font_line(uint8_t code, unsigned line);

// Returns the dots of a column from 0 (left) to 4. Bit 0 is topmost.
uint8_t font_column(uint8_t code, unsigned column);

// Returns the character as UTF-8, valid until the next call.
const char *font_text(uint8_t code);
