// SPDX-License-Identifier: MIT
// Periods of sequences of values.
//
// A period without a proof is seen if 64 values or more repeat, half of all values, and three whole periods.
// If the values grow, ten periods must repeat. Less may be chance: five periods of 0.0939 repeat up to 75.
#pragma once

#include "solver/budget.h" // enum ended

#include <stdbool.h>
#include <stdint.h>

// A period: G(n + length) = G(n) + saltus for all n >= from
struct heap_period {
    uint32_t length; // 0: no period
    uint32_t from;
    uint32_t saltus;  // 0: the values repeat, otherwise they grow
    bool is_proved;   // a theorem proves the period
    uint32_t seen;    // number of values that were compared
    enum ended ended; // reason why the search ended
};

// Returns the period that begins earliest and holds up to the last value. Without a period, returns length 0.
struct heap_period earliest_period(const uint16_t *values, uint32_t count);

// Does the same for values that may grow by a constant each period. The values are below 2^15.
struct heap_period earliest_growth(const uint16_t *values, uint32_t count);

// Returns the period `earliest` if it repeats often enough. Otherwise returns a period of length 0.
struct heap_period period_seen(struct heap_period earliest);

// Returns the period `earliest` if it is proved, because the last `window` values determine the next one.
// Otherwise returns a period of length 0.
struct heap_period period_of_window(struct heap_period earliest, uint32_t window);
