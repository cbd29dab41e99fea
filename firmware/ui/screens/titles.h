// SPDX-License-Identifier: MIT
// What the menu calls the games, and which stand together there.
#pragma once

#include "game/game.h" // struct game

#include <stdbool.h>
#include <stdint.h>

// May the human set the piles, or have them set by chance? As many as the first start position has; up to
// PILES_MAX; of a misere row the normal one tells.
enum own { OWN_NOT, OWN_AS_MANY, OWN_ANY, OWN_AS_NORMAL };

struct title {
    uint8_t family; // word
    uint8_t word;   // its name, the rules are the next two; 0: it has no words
    uint8_t own;    // enum own
};

// Morra is no game of the table.
enum { ROW_MORRA = 0xff };

// Of a row of the table, or of Morra. Rows that are added at the end of the table have no words and stand
// under "More" with their names in the notation.
const FLASH struct title *title_of(uint8_t row);

// The misere row of a game follows its normal one: is there one, is this one?
bool has_misere(uint8_t row);
bool is_misere(uint8_t row);

// The row to choose in the menu one step, 1 or -1, further round: of the same family, or the first of
// another.
uint8_t title_step(uint8_t row, int8_t step);
uint8_t family_step(uint8_t row, int8_t step);
