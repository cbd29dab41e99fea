// SPDX-License-Identifier: MIT
// Compares what the game says of a position with what brute force has found out about it.
#pragma once

#include "host/brute/brute.h"

enum { MOVES_MAX = 40000 };

// The legal moves of `now`, and whether this one wins.
extern struct option options[MOVES_MAX];
extern unsigned option_count;
bool wins(const struct option *option);

// All but the verdict, of a game of this kind.
void check_answers(bool won, unsigned kind);
