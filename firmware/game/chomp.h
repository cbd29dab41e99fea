// SPDX-License-Identifier: MIT
// Chomp. Contracts as in struct game. Who must eat the poison loses, so when the bar is eaten the player to
// move has won.
#pragma once

#include "game/game.h"

enum verdict chomp_verdict(const struct position *position);

// Of the CHOMP_BARS bars of at most CHOMP_SIDE rows and columns these are lost, computed by tables.py: their
// outlines, ascending. An outline is the way along the upper right edge, from the left end of the top row
// down to the right end of the bottom row, from the lowest bit up: 0 is a step to the right, 1 a step down.
enum { CHOMP_SIDE = 8, CHOMP_BARS = 12870, CHOMP_LOST = 322 };
extern const FLASH uint16_t chomp_lost[CHOMP_LOST];
