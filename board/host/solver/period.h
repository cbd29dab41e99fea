// SPDX-License-Identifier: MIT
// Periods of sequences of values.
//
// A period without a proof counts as seen if it repeats often (period.c). A split into h heaps can end a
// period at h times the length of its beginning and one period.
#pragma once

#include "solver/work.h" // enum ended

#include <stdbool.h>
#include <stdint.h>

// Why a period holds for ever
enum proof {
    NOT_PROVED,
    PROOF_FORMULA,   // a formula gives all values
    PROOF_SPLITS,    // Guy and Smith: the period holds up to `bound`
    PROOF_FORBIDDEN, // few takes are forbidden, and the period holds up to `bound`
    PROOF_WINDOW     // `bound` verdicts determine the next one, and as many repeat
};

// A period: G(n + length) = G(n) + saltus for all n >= from
struct heap_period {
    uint32_t length; // 0: no period
    uint32_t from;
    uint32_t saltus; // growth of the values in each period
    enum proof proof;
    uint32_t bound;   // bound of the proof
    uint32_t seen;    // number of values that were compared
    enum ended ended; // reason why the search ended
};

// Returns the period that begins earliest and holds up to the last value.
struct heap_period earliest_period(const uint16_t *values, uint32_t count);

// Like earliest_period(), but values may grow by a constant each period. Values must be below 2^15.
struct heap_period earliest_growth(const uint16_t *values, uint32_t count);

// Returns the period `earliest` if it repeats often enough, otherwise no period.
struct heap_period period_seen(struct heap_period earliest);

// For values that depend only on the last `window` values. If so many values repeat, returns `earliest` as
// proved, otherwise no period.
struct heap_period period_of_window(struct heap_period earliest, uint32_t window);
