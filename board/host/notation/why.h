// SPDX-License-Identifier: MIT
// What a game is, and why a position is won or lost.
#pragma once

#include "notation/line.h"

// Puts the answer to `help <game>` in whole lines: rules, parameters, position, moves, an example.
void explain(const struct game *game, void (*put)(char c));

// The answer to `why` is a line for each step of the reason (game/reason.h), then an empty one. Writes a
// piece of it, from 0 on, without the end of its last line: the theory and the parts, what the theory counts,
// how it ends, and a winning move. False if it is the last piece, which ends with an empty line.
bool why_write(uint8_t piece);
