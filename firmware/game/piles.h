// SPDX-License-Identifier: MIT
// Sums of piles with rules of their own: the mixed sum (pile 1: take 1..3, pile 2: an odd number, others:
// any) and staircase Nim.
#pragma once

#include "game/sum.h"

bool mixed_allows(const struct position *position, uint8_t pile, stones_t number);
extern const FLASH struct sum mixed_sum;

// A move is left out where no part could hold the coins of a step: none where all coins together are <=
// PART_MAX.
bool stair_allows(const struct position *position, uint8_t step, stones_t number);
extern const FLASH struct sum stair_sum;
