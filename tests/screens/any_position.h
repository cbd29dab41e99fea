// SPDX-License-Identifier: MIT
// Random positions within the limits of a board.
#pragma once

#include "game/games.h"

// Returns a random number from 1 to `most`.
uint8_t one_to(uint8_t most);

// Returns a random position, perhaps too large for the display.
struct position any_position(const FLASH struct game *game);
