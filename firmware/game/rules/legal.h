// SPDX-License-Identifier: MIT
// Whether a move of unknown origin is legal: for tests. A board makes its moves of choices (rules.h).
#pragma once

#include "game/game.h"

// True if the move is legal. *move may have any content.
bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move);
