// SPDX-License-Identifier: MIT
// Characters of 5x7 dots for displays of dots.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

enum { FONT_WIDTH = 5 };

// Returns the FONT_WIDTH columns of a character of the texts, from ' ' to 'z' or an arrow (packed.h), from
// the left; bit 0 of each is its top dot, bit 7 is dark.
const FLASH uint8_t *font_columns(uint8_t code);
