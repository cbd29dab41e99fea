// SPDX-License-Identifier: MIT
// Chomp. Contracts as in struct game. Who must eat the poison loses, so when the bar is eaten the player to
// move has won.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes chomp_outcomes;

// The lost bars of at most CHOMP_SIDE rows and columns, computed by tables.py: their outlines, ascending. An
// outline is the way along the upper right edge, from the left end of the top row down to the right end of
// the bottom row, from the lowest bit up: 0 is a step to the right, 1 a step down. A bar is won exactly if
// its mirror image is, so only the smaller outline of the two is here. Each byte is added to the outline
// before it; after a byte 0, two bytes, the lower one first. The last one is no outline, and the largest.
enum { CHOMP_SIDE = 8 };
extern const FLASH uint8_t chomp_steps[];
