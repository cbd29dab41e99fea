// SPDX-License-Identifier: MIT
// A black and a white man in each row: a man of the player to move goes to another column, which is the
// choice, but not past the other man. Men stay where they are in struct position when the turn passes; its
// `white` tells which of them may move. The notation calls the player to move black. Rows for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules men_rules;         // only towards the other man
extern const FLASH struct shape_rules men_retreat_rules; // or away from it
