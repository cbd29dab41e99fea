// SPDX-License-Identifier: MIT
// What the menu sets; who plays first stands in the sides of the match.
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct settings {
    uint8_t game;  // row of the table, of two conventions the normal one; or ROW_MORRA
    uint8_t k;     // less FIRST_K, of games that ask for it
    bool misere;   // where the game has both conventions
    uint8_t start; // number of a start position of the row, or one of:
};
enum { FIRST_K = 2, START_RANDOM = 14, START_OWN = 15 };
