// SPDX-License-Identifier: MIT
// The cases that one run draws from a long sweep. make sets the environment variable DRAW to the commit's
// hash, and make test-long to "all". Without DRAW, each run draws the same cases.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Returns a seed for random numbers, never 0.
uint32_t draw_seed(void);

// Returns true if this run must try case `number`. A run tries one in `parts` cases.
bool drawn(uint32_t number, unsigned parts);

// Returns how many random cases to try: `few`, or `many` with DRAW=all.
unsigned draw_count(unsigned few, unsigned many);
