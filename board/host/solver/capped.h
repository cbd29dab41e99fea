// SPDX-License-Identifier: MIT
// A heap with a cap: Fibonacci Nim and dynamic Nim. After a move takes t stones, the cap is `growth` times t.
//
// The value of a heap never falls as its cap grows. The table has the caps where the value grows.
#pragma once

#include "solver/budget.h"

struct capped;

// Finds the values of all heaps up to `most`, or their misere verdicts. Returns null at a limit.
struct capped *capped_new(uint32_t growth, bool misere, uint32_t most, struct budget *budget);
void capped_free(struct capped *capped);

// Returns the Grundy value of a heap. In misere play, returns 1 if the player to move wins, otherwise 0.
uint32_t capped_value(const struct capped *capped, uint32_t stones, uint32_t cap);
