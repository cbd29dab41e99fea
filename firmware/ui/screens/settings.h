// SPDX-License-Identifier: MIT
// The settings of the menu. None is a bool: where a flipped bit made one 128, its negation would be 129. Who
// plays, and who plays first, are not here: see the sides of the match.
#pragma once

#include <stdint.h>

struct settings {
    uint8_t game;   // enum game_id, of the game in normal play; or ROW_MORRA
    uint8_t k;      // k - FIRST_K, of games with PARAM_K
    uint8_t misere; // not 0: misere play, if the game has a misere twin
    uint8_t level;  // of the machine, LEVEL_MIN..LEVEL_MAX
    uint8_t start;  // number of a start position of the game, or one of those below
    uint8_t quiet;  // not 0: no sound
};
// Random positions: won for the human, lost for the human, or either; and the human's own piles
enum { FIRST_K = 2, START_WON = 12, START_TOUGH = 13, START_RANDOM = 14, START_CUSTOM_PILES = 15 };
