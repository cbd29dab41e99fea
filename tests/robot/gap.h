// SPDX-License-Identifier: MIT
// Measures the longest time between two reads of the keys. A key waits at most this long.
#pragma once

#include "parts/bench.h"

struct gap {
    const struct machine *machine;
    uint64_t read, longest; // cycle of the latest read; most cycles between two reads; 0: unknown
};

// Starts measuring.
void gap_open(struct gap *gap, struct bench *bench);

// Forgets all measured times.
void gap_forget(struct gap *gap);

// Returns the longest time between two reads, in ms.
double gap_ms(const struct gap *gap);

// Checks that at most most_ms pass between any two reads.
void gap_check(const struct gap *gap, unsigned most_ms);
