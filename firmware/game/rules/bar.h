// SPDX-License-Identifier: MIT
// Rules of Chomp, with the rows of a bar of chocolate as parts, the lowest one first: a bite takes squares
// from the end of a row, and those above them from the rows above.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules bar_rules;
