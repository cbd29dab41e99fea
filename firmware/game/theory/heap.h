// SPDX-License-Identifier: MIT
// One heap with a limit on what may be taken: take-away, Fibonacci Nim and dynamic subtraction with factor 1.
// Contracts as in struct game.
#pragma once

#include "game/game.h"

// Leave a multiple of the limit plus one; in misere play, one more.
choice_t take_winning(const struct position *position, uint8_t heap, choice_t taken);

// Whinihan, Fibonacci Nim (1963): a heap is lost if even its smallest Zeckendorf part is above the cap.
choice_t fib_winning(const struct position *position, uint8_t heap, choice_t taken);

// The same with powers of two, where no one may take more than the other just did.
choice_t dyn1_winning(const struct position *position, uint8_t heap, choice_t taken);
