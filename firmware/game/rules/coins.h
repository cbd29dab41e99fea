// SPDX-License-Identifier: MIT
// Coins in a row, 1: head. A head becomes a tail, and a coin to its left, which the choice names, is turned
// too; a coin names itself where it is turned alone. Rows for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules turtle_opt_rules;  // a coin to its left may be turned
extern const FLASH struct shape_rules turtle_must_rules; // must be
extern const FLASH struct shape_rules turtle_edge_rules; // must be, but coin 1 has none
