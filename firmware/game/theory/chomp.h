// SPDX-License-Identifier: MIT
// Chomp (Gale 1974). The player who eats the poison loses, so the empty bar is an N-position.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes chomp_outcomes;

// The P-positions among the bars of at most CHOMP_SIDE rows and columns, computed by tables.py: the
// differences of their ascending ranks (retrograde.h) as rows of CHOMP_SIDE parts, ended by 0. A bar and its
// mirror image have the same outcome, so only the smaller of their ranks is looked for. Where the next one is
// too far away for a byte, larger ones stand between.
enum { CHOMP_SIDE = 8 };
extern const FLASH uint8_t chomp_steps[];
