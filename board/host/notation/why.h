// SPDX-License-Identifier: MIT
// Explains a game, and the reason why a position is won or lost.
#pragma once

#include "notation/line.h"

// Writes the answer to `help <game>`: rules, parameters, position, moves, and an example.
void help_write(const struct game *game, void (*put)(char c));

// Writes the answer to `why`, one step per line, then an empty line.
void why_write(void);
