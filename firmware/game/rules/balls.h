// SPDX-License-Identifier: MIT
// Balls that roll towards the goal by whole turns: a choice is a number of turns. A row for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules balls_rules;
