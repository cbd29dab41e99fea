// SPDX-License-Identifier: MIT
// How often the firmware reads its keys: no key waits long.
#pragma once

#include "parts/bench.h" // the keys

struct gap {
    const struct machine *machine;
    uint64_t read, longest; // cycles; 0: not yet
};

// From now on measures the time between two reads.
void gap_open(struct gap *gap, struct bench *bench);

// Begins anew.
void gap_forget(struct gap *gap);

// The longest time between two reads, in ms.
double gap_ms(const struct gap *gap);

// Checks that it is at most so long, and not unknown.
void gap_check(const struct gap *gap, unsigned most_ms);
