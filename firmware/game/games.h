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

// Each game by its name in the notation. A new game comes at the end. The order of the menu is a separate
// table.
enum game_id {
    GAME_NIM,
    GAME_MNIM,
    GAME_MOORE,
    GAME_MMOORE,
    GAME_TAKE,
    GAME_MTAKE,
    GAME_SUB,
    GAME_MSUB,
    GAME_SUBSUM,
    GAME_MSUBSUM,
    GAME_MIXED,
    GAME_MMIXED,
    GAME_WYTHOFF,
    GAME_FIB,
    GAME_DYN1,
    GAME_STAIR,
    GAME_NIMBLE,
    GAME_TURTLE_OPT,
    GAME_TURTLE_MAN,
    GAME_TURTLE_EDGE,
    GAME_NORTHCOTT,
    GAME_NORTHCOTTR,
    GAME_SOS,
    GAME_DIVIDE,
    GAME_BNIM,
    GAME_POJ2315,
    GAME_DAG,
    GAME_MDAG,
    GAME_EVERYSG,
    GAME_CHOMP,
    GAME_COUNT
};

// By enum game_id.
extern const FLASH struct game games[GAME_COUNT];
