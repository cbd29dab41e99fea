// SPDX-License-Identifier: MIT
// What one run draws from a long sweep. make sets the environment variable DRAW to the beginning of the
// commit's hash, so that each commit tries other cases, and make test-long sets it to "all". Without it the
// cases are the same in every run.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// A start for random numbers, never 0.
uint32_t draw_seed(void);

// True if this run tries the case with this number, 0 or more, of a sweep: one case of each `parts` in a row,
// or every case with DRAW=all.
bool drawn(uint32_t number, unsigned parts);

// How many random cases this run tries: `few`, or `many` with DRAW=all.
unsigned draw_count(unsigned few, unsigned many);
