// SPDX-License-Identifier: MIT
// What a game is, and why a position is won or lost.
#pragma once

#include "notation/line.h"

// Puts the answer to `help <game>` in whole lines: rules, parameters, position, moves, an example.
void help_write(const struct game *game, void (*put)(char c));

// Writes the answer to `why`, a line for each step of the reason, then an empty one: the theory and the
// parts, what the theory counts, how it ends, and a winning move.
void why_write(void);
