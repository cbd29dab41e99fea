// SPDX-License-Identifier: MIT
// The games and their shapes
#pragma once

#include "game/game.h"

// Shapes of games. Games of one shape have the same kind of positions and moves.
enum shape {
    SHAPE_PILES,   // piles; a move takes stones from one or several piles
    SHAPE_HEAP,    // one heap; a move takes up to `cap` stones
    SHAPE_STAIRS,  // coins on stairs; a move moves coins down one step
    SHAPE_PAIR,    // two piles; a move takes from one pile, or the same number from both
    SHAPE_BOXES,   // two boxes; a move empties one box and divides the other box
    SHAPE_TOKENS,  // tokens on a graph; a move moves one token or all tokens
    SHAPE_STRIP,   // coins on cells; a move moves one coin to a lower cell
    SHAPE_BAR,     // rows of a bar of chocolate; a move bites off a corner
    SHAPE_COINS,   // a row of coins; a move turns one or two coins
    SHAPE_MEN,     // a black man and a white man in each row; a move moves one man
    SHAPE_LETTERS, // a strip of cells; a move writes S or O
    SHAPES
};

// Add new games at the end. The menu has its own order.
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

// All games, indexed by enum game_id
extern const FLASH struct game games[GAME_COUNT];
