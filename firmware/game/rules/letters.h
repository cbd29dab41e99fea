// SPDX-License-Identifier: MIT
// A strip of cells: write S or O into an empty one, as long as no SOS stands. A row for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules letters_rules;
