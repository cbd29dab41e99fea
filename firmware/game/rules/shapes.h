// SPDX-License-Identifier: MIT
// The rules of each shape.
#pragma once

#include "game/game.h"

// Rules of taking stones from a pile. Coins on a strip are piles as high as the number of their cell.
extern const FLASH struct shape_rules piles_rules;             // any number
extern const FLASH struct shape_rules subtraction_piles_rules; // a number in S
extern const FLASH struct shape_rules mixed_rules;             // 1..3 from pile 1, an odd number from pile 2

// As `allows` of struct shape_rules: true if the number, at most 31, is in S.
bool subtraction_allows(const struct position *position, uint8_t pile, choice_t number);

// Rules of taking stones from one heap, which is not among the parts of the position.
extern const FLASH struct shape_rules heap_rules;             // up to the cap
extern const FLASH struct shape_rules subtraction_heap_rules; // a number in S

// Rules of coins on steps, the lowest step first: coins move from a step to the one below it, from the lowest
// one off the stairs.
extern const FLASH struct shape_rules stairs_rules;

// Rules of two piles: stones are taken from one of them, or the same number from both, which is the choice of
// part BOTH_PILES.
enum { BOTH_PILES = 2 };
extern const FLASH struct shape_rules pair_rules;

// Rules of balls that roll towards the goal by whole turns: the number of a choice is that of the turns. With
// radius 0 (position.h) these are the rules of bounded Nim: at most K stones from a pile.
extern const FLASH struct shape_rules balls_rules;

// Rules of Chomp, with the rows of a bar of chocolate as parts, the lowest one first: a bite takes squares
// from the end of a row, and those above them from the rows above.
extern const FLASH struct shape_rules bar_rules;

// Rules of coins in a row, 1: head. A head becomes a tail, and a coin to its left, the number of the choice,
// is turned, too. A coin that is turned alone has its own number.
extern const FLASH struct shape_rules turtle_opt_rules;  // a second coin may be turned
extern const FLASH struct shape_rules turtle_must_rules; // a second coin must be turned
extern const FLASH struct shape_rules turtle_edge_rules; // the same, but coin 1 is turned alone

// Rules of tokens on the vertices of a graph: a token moves along an edge; the number of the choice is the
// vertex plus 1.
extern const FLASH struct shape_rules tokens_rules;

// Rules of a black and a white man in each row: a man of the player to move goes to another column, the
// number of the choice, but not past the other man. Parts 2i and 2i + 1 are the men of row i; in struct
// position, `white` tells which of them may move. In the notation the player to move is black.
extern const FLASH struct shape_rules men_rules;         // only towards the other man
extern const FLASH struct shape_rules men_retreat_rules; // or away from it

// Rules of SOS: write S or O into an empty cell of a strip, until SOS is completed.
extern const FLASH struct shape_rules letters_rules;

// Rules of two boxes: one is emptied, and gets some of the content of the other, but not all.
extern const FLASH struct shape_rules boxes_rules;
