// SPDX-License-Identifier: MIT
// The table of a board that plays the nim-sum family alone. Its rows do without what only a console asks for.
#include "game/nim.h"

static const FLASH uint8_t nim_starts[] = {3, 3, 4, 5, 4, 1, 3, 5, 7, 3, 3, 5, 7, 0};
static const FLASH uint8_t moore_starts[] = {4, 2, 3, 4, 5, 5, 2, 1, 3, 5, 7, 4, 2, 3, 5, 7, 0};

const FLASH struct game games[] = {
    {"nim", NO_PARAMS, SHAPE_PILES, false, 0, nim_starts, .legal = nim_legal, .reply = nim_reply},
    {"mnim", NO_PARAMS, SHAPE_PILES, true, 0, nim_starts, .legal = nim_legal, .reply = nim_reply},
    {"moore", PARAM_K, SHAPE_PILES, false, 0, moore_starts, .legal = nim_legal, .reply = moore_reply},
    {"mmoore", PARAM_K, SHAPE_PILES, true, 0, moore_starts, .legal = nim_legal, .reply = moore_reply},
};

const FLASH uint8_t game_count = sizeof games / sizeof games[0];
