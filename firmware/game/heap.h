// SPDX-License-Identifier: MIT
// One heap with a limit on what may be taken: take-away, Fibonacci Nim and dynamic subtraction with factor 1.
// Contracts as in struct game.
#pragma once

#include "game/game.h"

// Leave a multiple of the limit plus one; in misere play, one more.
bool take_next_winning(const struct position *position, struct move *move);

// Whinihan, Fibonacci Nim (1963): a heap is lost if even its smallest Zeckendorf part is above the cap.
bool fib_next_winning(const struct position *position, struct move *move);

// The same with powers of two, where no one may take more than the other just did.
bool dyn1_next_winning(const struct position *position, struct move *move);
