// SPDX-License-Identifier: MIT
// One heap, which is no part of the position: stones are taken from it. Rows for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules heap_rules;             // up to the cap
extern const FLASH struct shape_rules subtraction_heap_rules; // a number in S
