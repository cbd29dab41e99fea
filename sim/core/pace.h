// SPDX-License-Identifier: MIT
// Keeps simulated time at the pace of real time.
#pragma once

#include <stdint.h>

struct pace {
    uint64_t real_ms; // real time at the last call of pace_due
};

// Starts to count real time.
void pace_start(struct pace *pace);

// Returns how many ms to simulate now: the ms since the last call, but at most 100.
unsigned pace_due(struct pace *pace);
