// SPDX-License-Identifier: MIT
// Rules of balls that roll towards the goal by whole turns: the number of a choice is that of the turns. With
// radius 0 (football.h) these are the rules of bounded Nim: at most K stones from a pile.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules balls_rules;
