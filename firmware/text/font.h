// SPDX-License-Identifier: MIT
// A font of 5x7 dots. A column is a byte: bit 0 is the top dot, bit 7 is dark.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

enum { FONT_WIDTH = 5 };

// Returns the columns of a character ' ' to 'z' or an arrow, from the left.
const FLASH uint8_t *font_columns(uint8_t code);
