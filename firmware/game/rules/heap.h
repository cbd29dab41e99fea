// SPDX-License-Identifier: MIT
// Rules of taking stones from one heap, which is not among the parts of the position.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules heap_rules;             // up to the cap
extern const FLASH struct shape_rules subtraction_heap_rules; // a number in S
