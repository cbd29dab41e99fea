// SPDX-License-Identifier: MIT
// The games and their shapes.
#pragma once

#include "game/game.h"

// The form of positions and moves, in the notation and on displays.
enum shape {
    SHAPE_PILES,   // piles; take from some
    SHAPE_HEAP,    // one heap, with or without a cap that changes; take from it
    SHAPE_STAIRS,  // coins on steps; some go one step down
    SHAPE_PAIR,    // exactly two piles; take from one, or the same from both
    SHAPE_BOXES,   // two boxes; empty one and divide the other
    SHAPE_TOKENS,  // tokens on the vertices of a graph; move one or all along edges
    SHAPE_STRIP,   // coins on cells; one goes to a lower one
    SHAPE_BAR,     // rows of a bar of chocolate; bite at a cell
    SHAPE_COINS,   // heads and tails; turn one or two
    SHAPE_MEN,     // a black and a white man in each row; move a black one
    SHAPE_LETTERS, // cells with S, O or nothing; write a letter
    SHAPES
};

// Each game by its name in the notation. The numbers stay the same for ever; a new game comes at the end. The
// order of the menu is a table of its own.
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

// By enum game_id.
extern const FLASH struct game games[GAME_COUNT];
