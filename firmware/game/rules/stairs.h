// SPDX-License-Identifier: MIT
// Coins on steps, the lowest one first: some go from a step to the one below it, from the lowest one away. A
// row for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules stairs_rules;
