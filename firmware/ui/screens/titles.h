// SPDX-License-Identifier: MIT
// What the menu calls the games, and which stand together there.
#pragma once

#include "game/flash.h" // FLASH

#include <stdbool.h>
#include <stdint.h>

// May the human set the piles, or have them set by chance? As many as the first start position has; up to
// PILES_MAX.
enum own { OWN_NOT, OWN_AS_MANY, OWN_ANY };

struct title {
    uint8_t family;          // message
    uint8_t name;            // message with the rules as its further parts; NO_MESSAGE: it has none
    uint8_t own : 2;         // enum own
    uint8_t misere_twin : 6; // enum game_id of the same game in misere play; 0: there is none
};

// Morra is no game of the table.
enum { ROW_MORRA = 0xff };

// Of a game of the table, or of Morra. A game without a title stands under "More" with its name in the
// notation.
const FLASH struct title *title_of(uint8_t row);
