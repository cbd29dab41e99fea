// SPDX-License-Identifier: MIT
// Piles of stones, or coins on a strip by their cells: some are taken from a pile. Rows for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules piles_rules;             // as many as you like
extern const FLASH struct shape_rules bounded_rules;           // at most K
extern const FLASH struct shape_rules subtraction_piles_rules; // a number in S
extern const FLASH struct shape_rules mixed_rules;             // 1..3 from pile 1, an odd number from pile 2

// In struct shape_rules: the number is in S. It must not be above 31.
bool subtraction_allows(const struct position *position, uint8_t pile, choice_t number);
