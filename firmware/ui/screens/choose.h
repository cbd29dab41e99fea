// SPDX-License-Identifier: MIT
// Lets the human enter a move with the keys. A move consists of choices (rules.h). A choice is a part and a
// number for that part.
#pragma once

#include "match/match.h"

struct chosen {
    struct move move; // the chosen legal move, or "no move"
    uint8_t selected; // selected part, NO_PART or BOTH_PILES
    uint8_t vertex;   // vertex whose successors the text lists, or NO_PART
};

// Handles an arrow key. Returns false if the move would change too many piles.
bool choose(const struct match *match, struct chosen *chosen, uint8_t key);

// True if a move is chosen.
bool has_move(const struct chosen *chosen);

// Returns the largest number of parts that a move can change.
uint8_t choices_max(const struct match *match);

// Returns the number chosen for the selected part, or 0 if none is chosen.
uint8_t chosen_number(const struct match *match, const struct chosen *chosen);

// Selects the part that change number `change` affects, or BOTH_PILES.
void select_change(const struct match *match, struct chosen *chosen, uint8_t change);
