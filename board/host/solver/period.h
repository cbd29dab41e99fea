// SPDX-License-Identifier: MIT
// Periods of sequences of values.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// What is known about the period of the values: G(n + length) = G(n) for all n >= from, or for those with n +
// length < seen.
struct heap_period {
    uint32_t length; // 0: none was seen
    uint32_t from;
    bool is_proved; // by the periodicity theorem of octal games, or of length 0: there is none
    uint32_t seen;  // so many values were compared
    enum { ENDED_AS_ASKED, ENDED_BY_HEAPS, ENDED_BY_PAIRS, ENDED_BY_VALUES } ended; // what ended the search
};

// Returns the period at the end of so many values with the length with which it begins first; length 0
// without memory, or if there are fewer than two values. It may be chance, and is not proved.
struct heap_period earliest_period(const uint16_t *values, uint32_t count);

// Returns that period if it was seen too often to be chance, or else none.
struct heap_period period_seen(struct heap_period earliest);
