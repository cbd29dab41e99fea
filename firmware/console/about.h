// SPDX-License-Identifier: MIT
// What this build is and can do.
#pragma once

#include "console/notation.h"

// A line for each kind of line that is understood, those with a command beginning with it.
extern const FLASH char help[];

// One game: its name, its parameters with their ranges, and the limits of its positions. *state is for that.
void about_game(const FLASH struct game *game, struct state *state);
