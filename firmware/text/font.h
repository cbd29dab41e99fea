// SPDX-License-Identifier: MIT
// A font of 5x7 dots
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

enum { FONT_WIDTH = 5 };

// Returns the FONT_WIDTH columns of a character, ' ' to 'z' or an arrow (packed.h), from the left. Bit 0 is
// the top dot, bit 7 is dark.
const FLASH uint8_t *font_columns(uint8_t code);
