// SPDX-License-Identifier: MIT
// One heap with a limit to a take: take-away, Fibonacci Nim and dynamic Nim. The functions ..._winning are as
// winning_t.
#pragma once

#include "game/game.h"

// Take-away: leave a multiple of the limit plus one; in misere play one more.
choice_t take_winning(const struct position *position, uint8_t heap, choice_t taken);

// Whinihan, Fibonacci Nim (1963): a heap is a P-position if its smallest Zeckendorf part is above the cap.
choice_t fib_winning(const struct position *position, uint8_t heap, choice_t taken);

// Dynamic Nim, where a take is at most the one before: a heap is a P-position if its largest power-of-two
// divisor is above the cap.
choice_t dyn1_winning(const struct position *position, uint8_t heap, choice_t taken);
