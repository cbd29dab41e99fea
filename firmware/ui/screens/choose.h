// SPDX-License-Identifier: MIT
// Entering a move by keys, as choices (rules.h): parts, and an allowed number for each.
#pragma once

#include "match/match.h"

struct chosen {
    struct move move; // a legal move or none
    uint8_t selected; // part, NO_PART or BOTH_PILES
    uint8_t vertex;   // of a graph, while no token is selected: the one whose arrows are shown; or NO_PART
};

// Changes *chosen by a key other than OK. LEFT and RIGHT choose a part, UP and DOWN its number. With one heap
// LEFT and RIGHT are large steps. On a graph UP and DOWN show the arrows of each vertex until a token is
// chosen. Returns false if the move would change too many piles. A key has an effect if it changes *chosen.
bool choose(const struct match *match, struct chosen *chosen, uint8_t key);

// Returns the most choices of a move.
uint8_t choices_max(const struct match *match);

// Returns the number of the selected part in the move; 0: none.
uint8_t chosen_number(const struct match *match, const struct chosen *chosen);

// Selects the part of this change of the move, or BOTH_PILES where it changes both.
void select_change(const struct match *match, struct chosen *chosen, uint8_t change);
