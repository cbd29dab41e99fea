// SPDX-License-Identifier: MIT
// Measures the longest time between two reads of the keys. A key waits at most this long.
#pragma once

#include "parts/bench.h"

struct gap {
    const struct machine *machine;
    uint64_t read, longest; // time of the latest read and longest gap between reads, in cycles
};

// Starts measuring.
void gap_open(struct gap *gap, struct bench *bench);

// Forgets the measured gaps.
void gap_forget(struct gap *gap);

// Returns the longest time between two reads of the keys, in ms.
double gap_ms(const struct gap *gap);

// Checks that at most most_ms ms pass between two reads of the keys.
void gap_check(const struct gap *gap, unsigned most_ms);
