// SPDX-License-Identifier: MIT
// Rules of balls that roll towards the goal by whole turns: the number of a choice is that of the turns.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules balls_rules;
