// SPDX-License-Identifier: MIT
// Keeps simulated time at the pace of real time.
#pragma once

#include <stdint.h>

struct pace {
    uint64_t real_ms; // real time at the last pace_due
};

// Real time counts from now on.
void pace_start(struct pace *pace);

// Milliseconds to simulate now, at most 100, so that time spent stopped is not made up for.
unsigned pace_due(struct pace *pace);
