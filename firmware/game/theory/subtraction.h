// SPDX-License-Identifier: MIT
// Subtraction games: a move takes a number in S, from the heap or from one of several piles. Contracts as in
// struct game.
#pragma once

#include "game/theory/sum.h"

bool subtraction_allows(const struct position *position, uint8_t pile, stones_t number);

// Of one heap.
stones_t subtraction_winning(const struct position *position, uint8_t heap, stones_t taken);

extern const FLASH struct sum subtraction_sum; // of several piles
