// SPDX-License-Identifier: MIT
// Rules of a black and a white man in each row: a man of the player to move goes to another column, the
// number of the choice, but not past the other man. Parts 2i and 2i + 1 are the men of row i; in struct
// position, `white` tells which of them may move. In the notation the player to move is black.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules men_rules;         // only towards the other man
extern const FLASH struct shape_rules men_retreat_rules; // or away from it
