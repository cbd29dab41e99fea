// SPDX-License-Identifier: MIT
// What an HD44780 with ROM code A00 shows for a character code: as dots, and as text.
#pragma once

#include <stdint.h>

// The dots of one line (0..7 from the top) of a character: bit 4 is the left one. Codes 0x20..0xFF; those of
// the ROM's upper half that no text here needs look like an empty box.
uint8_t font_line(uint8_t code, unsigned line);

// The dots of one column (0..4 from the left) of the same character: bit 0 is the top one.
uint8_t font_column(uint8_t code, unsigned column);

// The character as UTF-8; "?" for what font_line draws as a box.
const char *font_text(uint8_t code);
