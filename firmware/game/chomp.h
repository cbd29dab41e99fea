// SPDX-License-Identifier: MIT
// Chomp. Contracts as in struct game. Who must eat the poison loses, so when the bar is eaten the player to
// move has won.
#pragma once

#include "game/exact.h" // larger bars

bool chomp_next(const struct position *position, struct move *move);
enum verdict chomp_verdict(const struct position *position);

// The lost bars of at most CHOMP_SIDE rows and columns, computed by tables.py: their outlines, ascending. An
// outline is read from the top row's left end to the right end of the bottom line: from the lowest bit up, a
// step to the right is a 0 and a step down past a row is a 1.
enum { CHOMP_SIDE = 8, CHOMP_LOST = 322 };
extern const FLASH uint16_t chomp_lost[CHOMP_LOST];

// For exact_verdict, with all of a bar eaten as the end
bool chomp_before(const struct position *position, struct exact_walk *walk);
