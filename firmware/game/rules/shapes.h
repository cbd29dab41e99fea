// SPDX-License-Identifier: MIT
// The rules of each shape
#pragma once

#include "game/game.h"

// Rules for taking stones from a pile
extern const FLASH struct shape_rules piles_rules;             // any number of stones
extern const FLASH struct shape_rules subtraction_piles_rules; // a number in S
extern const FLASH struct shape_rules mixed_rules; // 1 to 3 stones from pile 1, or an odd number from pile 2

// Returns true if S contains `number`, which must be at most 31.
bool subtraction_allows(const struct position *position, uint8_t pile, choice_t number);

// Rules for taking stones from the heap
extern const FLASH struct shape_rules heap_rules;             // up to `cap` stones
extern const FLASH struct shape_rules subtraction_heap_rules; // a number in S

// Rules for moving coins down a step. Part 0 is the lowest step.
extern const FLASH struct shape_rules stairs_rules;

// Rules for taking stones from one of two piles, or the same number from both (part BOTH_PILES)
enum { BOTH_PILES = 2 };
extern const FLASH struct shape_rules pair_rules;

// Rules for rolling a ball by whole turns. A ball with radius 0 is a pile.
extern const FLASH struct shape_rules balls_rules;

// Rules of Chomp. Part 0 is the lowest row. A bite also shortens longer rows above.
extern const FLASH struct shape_rules bar_rules;

// Rules for turning a head and then a coin to the left
extern const FLASH struct shape_rules turtle_opt_rules;  // turning the second coin is optional
extern const FLASH struct shape_rules turtle_must_rules; // turning the second coin is obligatory
extern const FLASH struct shape_rules
    turtle_edge_rules; // turning a second coin is obligatory, unless the head is coin 1

// Rules for moving a token along an edge
extern const FLASH struct shape_rules tokens_rules;

// Rules for moving a man. Row i has black man 2i and white man 2i + 1.
extern const FLASH struct shape_rules men_rules;         // a man may only move towards the other man
extern const FLASH struct shape_rules men_retreat_rules; // a man may also retreat from the other man

// Rules for writing S or O into an empty cell, until SOS is complete
extern const FLASH struct shape_rules letters_rules;

// Rules for emptying one of two boxes and dividing the other box between both
extern const FLASH struct shape_rules boxes_rules;
