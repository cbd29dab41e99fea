// SPDX-License-Identifier: MIT
// The start positions of games.
#pragma once

#include "game/position/position.h"

struct game;

// Sets *position to start position `index` of the game, 0-based; false if it has fewer.
bool game_start(const FLASH struct game *game, uint8_t index, struct position *position);
