// SPDX-License-Identifier: MIT
// Texts in flash, packed by pack.py: those of the displays. A text is a row of codes. A code that is no
// character stands for two codes: from FIRST_PAIR on, then after the last one from 1 on. Those from
// FIRST_ENDING on end with the end of a text, as 0 does. While a code expands to characters, at most
// PAIR_DEPTH codes wait meanwhile.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f }; // characters that are not ASCII
enum { FIRST_PAIR = 0x80, FIRST_ENDING = 0xf2, PAIR_DEPTH = 5 };
extern const FLASH uint8_t packed_pairs[][2];

// Returns text n, from 0 on, of packed texts that follow each other.
const FLASH uint8_t *packed_nth(const FLASH uint8_t *texts, uint8_t n);

// Hands the characters of a text to `put`, one by one, up to the end of the text or a `|`, which separates
// its parts. Returns the next part; null after the last one.
const FLASH uint8_t *packed_read(const FLASH uint8_t *text, void (*put)(uint8_t code));
