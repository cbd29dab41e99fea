// SPDX-License-Identifier: MIT
#include "game/game.h"
#include "game/nim.h" // the nim-sum family

static const FLASH uint8_t nim_starts[] = {3, 3, 4, 5, 4, 1, 3, 5, 7, 3, 3, 5, 7, 0};
static const FLASH uint8_t moore_starts[] = {4, 2, 3, 4, 5, 5, 2, 1, 3, 5, 7, 4, 2, 3, 5, 7, 0};

const FLASH struct game games[GAME_COUNT] = {
    {"nim", NO_PARAMS, SHAPE_PILES, false, 0, nim_starts, nim_next, nim_legal, moore_verdict, nim_reply,
     moore_next_winning},
    {"mnim", NO_PARAMS, SHAPE_PILES, true, 0, nim_starts, nim_next, nim_legal, moore_verdict, nim_reply,
     moore_next_winning},
    {"moore", PARAM_K, SHAPE_PILES, false, 0, moore_starts, nim_next, nim_legal, moore_verdict, moore_reply,
     moore_next_winning},
    {"mmoore", PARAM_K, SHAPE_PILES, true, 0, moore_starts, nim_next, nim_legal, moore_verdict, moore_reply,
     moore_next_winning},
};
