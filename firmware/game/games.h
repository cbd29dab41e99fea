// SPDX-License-Identifier: MIT
// The table of games.
#pragma once

#include "game/game.h"

// Each game by its name in the notation. What is stored about a game is found again by its number: a new game
// comes at the end, and no number is ever changed. The order of the menu is another matter.
enum game_id {
    GAME_NIM = 0,
    GAME_MNIM = 1,
    GAME_MOORE = 2,
    GAME_MMOORE = 3,
    GAME_TAKE = 4,
    GAME_MTAKE = 5,
    GAME_SUB = 6,
    GAME_MSUB = 7,
    GAME_SUBSUM = 8,
    GAME_MSUBSUM = 9,
    GAME_MIXED = 10,
    GAME_MMIXED = 11,
    GAME_WYTHOFF = 12,
    GAME_FIB = 13,
    GAME_DYN1 = 14,
    GAME_STAIR = 15,
    GAME_NIMBLE = 16,
    GAME_TURTLE_OPT = 17,
    GAME_TURTLE_MAN = 18,
    GAME_TURTLE_EDGE = 19,
    GAME_NORTHCOTT = 20,
    GAME_NORTHCOTTR = 21,
    GAME_SOS = 22,
    GAME_DIVIDE = 23,
    GAME_BNIM = 24,
    GAME_POJ2315 = 25,
    GAME_DAG = 26,
    GAME_MDAG = 27,
    GAME_EVERYSG = 28,
    GAME_CHOMP = 29,
    GAME_COUNT
};

extern const FLASH struct game games[GAME_COUNT];
