// SPDX-License-Identifier: MIT
// The names of the games.
#pragma once

#include "game/game.h"

// Returns a game's name in the notation.
const char *game_name(const struct game *game);
