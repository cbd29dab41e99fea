// SPDX-License-Identifier: MIT
// Chomp (Gale 1974). The player who eats the poison loses, so the empty bar is an N-position.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes chomp_outcomes;

// The P-positions among the bars of at most CHOMP_SIDE rows and columns, computed by tables.py: their
// outlines in ascending order. An outline is the path along the upper right edge, from the left end of the
// top row to the right end of the bottom row, lowest bit first: 0 is a step to the right, 1 a step down. A
// bar and its mirror image have the same outcome, so only the smaller of their outlines is here. A byte is
// the difference to the outline before; 0 is followed by a difference of two bytes, low byte first. The last
// outline is 0xffff, above all others.
enum { CHOMP_SIDE = 8 };
extern const FLASH uint8_t chomp_steps[];
