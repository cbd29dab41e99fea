// SPDX-License-Identifier: MIT
#pragma once

#include "game/game.h"

// Puts what `help <game>` tells about a game, in whole lines: rules, parameters, position, moves, an example.
void explain(const struct game *game, void (*put)(char c));
