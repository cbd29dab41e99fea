// SPDX-License-Identifier: MIT
// Texts in flash, packed by pack.py. A text is a row of codes. A code that is not a character means a pair of
// codes. Pairs have the codes from FIRST_PAIR to 255, then from 1 on. Pairs from FIRST_ENDING to 255 end a
// text, as the code 0 does. At most PAIR_DEPTH codes wait while a code expands to characters.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f }; // character codes that displays show as arrows
enum { FIRST_PAIR = 0x80, FIRST_ENDING = 0xf2, PAIR_DEPTH = 5 };
extern const FLASH uint8_t packed_pairs[][2];

// Returns text number `n`, from 0, of the packed texts at `texts`.
const FLASH uint8_t *packed_nth(const FLASH uint8_t *texts, uint8_t n);

// Unpacks a text up to `|` and passes characters to `put`. Returns the rest, or null if nothing is left.
const FLASH uint8_t *packed_read(const FLASH uint8_t *text, void (*put)(uint8_t code));
