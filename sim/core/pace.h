// SPDX-License-Identifier: MIT
// Keeps simulated time at the pace of real time.
#pragma once

#include <stdint.h>

struct pace {
    uint64_t real_ms; // up to where simulated time has followed
};

void pace_start(struct pace *pace);

// Milliseconds to simulate now, at most 100: simulated time does not catch up after the process was stopped.
unsigned pace_due(struct pace *pace);
