// SPDX-License-Identifier: MIT
// Keeps simulated time at the pace of real time.
#pragma once

#include <stdint.h>

struct pace {
    uint64_t real_ms; // real time in ms of the latest pace_due()
};

// Starts to measure real time.
void pace_start(struct pace *pace);

// Returns how many ms to simulate now: the real ms since the previous call, at most 100.
unsigned pace_due(struct pace *pace);
