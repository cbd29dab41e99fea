// SPDX-License-Identifier: MIT
// Rules of coins in a row, 1: head. A head becomes a tail, and a coin to its left, the number of the choice,
// is turned, too. A coin that is turned alone has its own number.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules turtle_opt_rules;  // a second coin may be turned
extern const FLASH struct shape_rules turtle_must_rules; // a second coin must be turned
extern const FLASH struct shape_rules turtle_edge_rules; // the same, but coin 1 is turned alone
