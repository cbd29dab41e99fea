// SPDX-License-Identifier: MIT
// Values of a heap with a cap on the next take (Fibonacci Nim, dynamic Nim). A take of t stones sets the cap
// to `growth` times t.
//
// A larger cap never lowers the value of a heap. For each heap, the table lists the caps at which the value
// rises.
#pragma once

#include "solver/work.h"

struct capped;

// Finds values, or misere verdicts, of all heaps up to `most`. Returns null at a limit.
struct capped *capped_new(uint32_t growth, bool misere, uint32_t most, struct budget *budget);
void capped_free(struct capped *capped);

// Returns the Grundy value of a heap. In misere play, returns 1 for a won heap.
uint32_t capped_value(const struct capped *capped, uint32_t stones, uint32_t cap);
