// SPDX-License-Identifier: MIT
// A heap with a cap. A move takes t stones, at most the cap, and the next cap is `growth` times t: Fibonacci
// Nim (growth 2) and dynamic Nim (growth 1).
//
// A larger cap adds options, so the value of a heap never falls as its cap grows. For each heap, the table
// has only the caps where the value grows.
#pragma once

#include "solver/budget.h"

struct capped;

// Finds the Grundy values of all heaps up to `most`, or with `misere` their verdicts in misere play. Returns
// null if the budget is too small.
struct capped *capped_new(uint32_t growth, bool misere, uint32_t most, struct budget *budget);
void capped_free(struct capped *capped);

// Returns the Grundy value of a heap. In misere play, returns 1 if the player to move wins, otherwise 0.
uint32_t capped_value(const struct capped *capped, uint32_t stones, uint32_t cap);
