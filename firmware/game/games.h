// SPDX-License-Identifier: MIT
// The games and their shapes
#pragma once

#include "game/game.h"

// The shape of a game: the form of its positions and moves
enum shape {
    SHAPE_PILES,   // piles; a move takes from one or several
    SHAPE_HEAP,    // one heap, with a fixed or changing cap; a move takes from the heap
    SHAPE_STAIRS,  // coins on steps; a move takes coins one step down
    SHAPE_PAIR,    // two piles; a move takes from one, or the same number from both
    SHAPE_BOXES,   // two boxes; a move empties one and divides the other
    SHAPE_TOKENS,  // tokens on a graph; a move takes one token, or all tokens, along edges
    SHAPE_STRIP,   // coins on cells; a move takes one coin to a lower cell
    SHAPE_BAR,     // rows of a bar of chocolate; a move bites at a square
    SHAPE_COINS,   // heads and tails; a move turns one or two coins
    SHAPE_MEN,     // a black and a white man in each row; a move shifts one man
    SHAPE_LETTERS, // cells with S, O or nothing; a move writes S or O
    SHAPES
};

// Add new games at the end; the menu has its own order.
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

// Table of the games, indexed by enum game_id
extern const FLASH struct game games[GAME_COUNT];
