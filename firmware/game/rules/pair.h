// SPDX-License-Identifier: MIT
// Two piles: some are taken from one of them, or as many from both, which is part BOTH_PILES. A row for
// struct game.
#pragma once

#include "game/game.h"

enum { BOTH_PILES = 2 };
extern const FLASH struct shape_rules pair_rules;
