// SPDX-License-Identifier: MIT
// Periods of sequences of values.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// A period: G(n + length) = G(n) for all n >= from
struct heap_period {
    uint32_t length; // 0: no period
    uint32_t from;
    bool is_proved; // true: it is proved that the period holds, or with length 0, that there is none
    uint32_t seen;  // number of values that were compared
    enum {
        ENDED_AS_ASKED,
        ENDED_BY_HEAPS,
        ENDED_BY_PAIRS,
        ENDED_BY_VALUES
    } ended; // reason why the search ended
};

// Returns the period that begins earliest and holds up to the last value. Without a period, returns length 0.
struct heap_period earliest_period(const uint16_t *values, uint32_t count);

// Returns the period `earliest` if it repeats often enough. Otherwise returns a period of length 0.
struct heap_period period_seen(struct heap_period earliest);
