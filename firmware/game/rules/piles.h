// SPDX-License-Identifier: MIT
// Rules of taking stones from a pile. Coins on a strip are piles as high as the number of their cell.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules piles_rules;             // any number
extern const FLASH struct shape_rules subtraction_piles_rules; // a number in S
extern const FLASH struct shape_rules mixed_rules;             // 1..3 from pile 1, an odd number from pile 2

// As `allows` of struct shape_rules: true if the number, at most 31, is in S.
bool subtraction_allows(const struct position *position, uint8_t pile, choice_t number);
