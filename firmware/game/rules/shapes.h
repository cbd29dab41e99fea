// SPDX-License-Identifier: MIT
// The rules of each shape
#pragma once

#include "game/game.h"

// Take stones from a pile. A coin in cell n of a strip is a pile of n.
extern const FLASH struct shape_rules piles_rules;             // any number of stones
extern const FLASH struct shape_rules subtraction_piles_rules; // a number in S
extern const FLASH struct shape_rules mixed_rules; // 1..3 stones from pile 1, an odd number from pile 2

// An `allows` function: true if the number, at most 31, is in S.
bool subtraction_allows(const struct position *position, uint8_t pile, choice_t number);

// Take stones from the heap.
extern const FLASH struct shape_rules heap_rules;             // up to `cap` stones
extern const FLASH struct shape_rules subtraction_heap_rules; // a number in S

// Move coins down a step. Coins of the lowest step, part 0, leave the stairs.
extern const FLASH struct shape_rules stairs_rules;

// Take stones from one of two piles, or the same number from both (part BOTH_PILES).
enum { BOTH_PILES = 2 };
extern const FLASH struct shape_rules pair_rules;

// Roll a ball by whole turns. With radius 0 the ball is a pile: take up to K stones.
extern const FLASH struct shape_rules balls_rules;

// Chomp: a bite shortens a row. Longer rows above become equally long. Part 0 is the lowest row.
extern const FLASH struct shape_rules bar_rules;

// Turn a head to tails, and then a coin on the left of this head.
extern const FLASH struct shape_rules turtle_opt_rules;  // turning the second coin is optional
extern const FLASH struct shape_rules turtle_must_rules; // turning the second coin is obligatory
extern const FLASH struct shape_rules
    turtle_edge_rules; // turning another coin is obligatory, unless the head is coin 1

// Move a token along an edge.
extern const FLASH struct shape_rules tokens_rules;

// Move a man in its row, not past the other man. Row i has parts 2i (black) and 2i + 1.
extern const FLASH struct shape_rules men_rules;         // a man may only go towards the other man
extern const FLASH struct shape_rules men_retreat_rules; // a man may also retreat from the other man

// Write S or O into an empty cell of a strip, until SOS is complete.
extern const FLASH struct shape_rules letters_rules;

// Empty one of two boxes, and divide the other between both.
extern const FLASH struct shape_rules boxes_rules;
