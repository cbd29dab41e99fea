// SPDX-License-Identifier: MIT
// Characters of an HD44780 with ROM A00, as dots and as text
#pragma once

#include <stdbool.h>
#include <stdint.h>

// True if this program knows the dots of this code. Empty boxes count as unknown.
bool font_is_known(uint8_t code);

// Returns the dots of line 0..7 from the top, bit 4 leftmost.
uint8_t font_line(uint8_t code, unsigned line);

// Returns the dots of column 0..4 from the left, bit 0 topmost.
uint8_t font_column(uint8_t code, unsigned column);

// Returns the character as UTF-8, valid until the next call.
const char *font_text(uint8_t code);
