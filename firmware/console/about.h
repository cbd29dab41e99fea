// SPDX-License-Identifier: MIT
// What this build is and can do.
#pragma once

#include "console/notation.h"

// One game: its name, its parameters with their ranges, and the limits of its positions. *state is for that.
void about_game(const FLASH struct game *game, struct state *state);

// `help` ends with an empty line.
void about_help(void);
void about_version(void);
