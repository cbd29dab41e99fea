// SPDX-License-Identifier: MIT
// Sums of piles with rules of their own: the mixed sum (pile 1: take 1..3, pile 2: an odd number, others:
// any) and staircase Nim.
#pragma once

#include "game/theory/sum.h"

bool mixed_allows(const struct position *position, uint8_t pile, stones_t number);
extern const FLASH struct sum mixed_sum;

// Up to PART_MAX coins in all.
extern const FLASH struct sum stair_sum;
