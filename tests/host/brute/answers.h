// SPDX-License-Identifier: MIT
// Compares the game's answers in a position with the results of brute force.
#pragma once

#include "host/brute/brute.h"

enum { MOVES_MAX = 40000 };

// The legal moves in `now`.
extern struct option options[MOVES_MAX];
extern unsigned option_count;
bool wins(const struct option *option);

// Checks all answers except the verdict. won: `now` is an N-position.
void check_answers(bool won, unsigned kind);
