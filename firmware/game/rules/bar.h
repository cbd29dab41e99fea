// SPDX-License-Identifier: MIT
// Rows of a bar of chocolate, the lowest one first: a bite takes cells from the end of a row, and from the
// rows above what lies over them. A row for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules bar_rules;
