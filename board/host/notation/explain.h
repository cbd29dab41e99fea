// SPDX-License-Identifier: MIT
// The explanations of the games.
#pragma once

#include "game/game.h"

// Puts the answer to `help <game>` in whole lines: rules, parameters, position, moves, an example.
void explain(const struct game *game, void (*put)(char c));
