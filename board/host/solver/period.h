// SPDX-License-Identifier: MIT
// Periods of sequences of values.
//
// A period without a proof counts as seen if it repeats often (period.c). A split into h heaps can end a
// period at h times the length of its beginning and one period.
#pragma once

#include "solver/work.h" // enum ended

#include <stdbool.h>
#include <stdint.h>

// Why a period never ends
enum proof {
    NOT_PROVED,
    PROOF_FORMULA,   // a formula gives all values
    PROOF_SPLITS,    // theorem of Guy and Smith; the period holds up to `bound`
    PROOF_FORBIDDEN, // the rules forbid few takes, and the period holds up to `bound`
    PROOF_WINDOW     // `bound` successive verdicts repeat, and they determine the next verdict
};

// A period of Grundy values: G(n + length) = G(n) + saltus for n >= from
struct heap_period {
    uint32_t length; // 0: no period
    uint32_t from;
    uint32_t saltus; // number by which the values grow in each period
    enum proof proof;
    uint32_t bound;   // bound of the proof
    uint32_t seen;    // number of values that were compared
    enum ended ended; // why the search ended
};

// Returns the earliest period that lasts to the last value. Each call reuses *memory, which is null at
// first. The caller frees it.
struct heap_period earliest_period(const uint16_t *values, uint32_t count, uint32_t **memory);

// Does what earliest_period() does, for values that may grow by a constant in each period. Values must be
// below 2^15.
struct heap_period earliest_growth(const uint16_t *values, uint32_t count, uint32_t **memory);

// Returns `earliest` if the period repeats often enough, otherwise no period.
struct heap_period period_seen(struct heap_period earliest);

// Returns `earliest` if the last `window` values prove the period, otherwise no period.
struct heap_period period_of_window(struct heap_period earliest, uint32_t window);
