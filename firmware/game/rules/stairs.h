// SPDX-License-Identifier: MIT
// Rules of coins on steps, the lowest step first: coins move from a step to the one below it, from the lowest
// one off the stairs.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules stairs_rules;
