// SPDX-License-Identifier: MIT
// Rules of two piles: stones are taken from one of them, or the same number from both, which is the choice of
// part BOTH_PILES.
#pragma once

#include "game/game.h"

enum { BOTH_PILES = 2 };
extern const FLASH struct shape_rules pair_rules;
