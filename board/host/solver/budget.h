// SPDX-License-Identifier: MIT
// Limits of a search: steps, memory and time.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reasons why a search ended
enum ended {
    ENDED_AS_ASKED,
    ENDED_BY_STEPS,
    ENDED_BY_MEMORY,
    ENDED_BY_TIME,
    ENDED_BY_VALUES,
    ENDED_BY_CALLER
};

// Limits of a search. Without `cpu_seconds`, a search ends at the same step on every machine.
struct budget {
    uint64_t steps;              // largest number of steps; a step tries an option or a pair of heaps
    size_t bytes;                // largest memory of the tables
    double seconds;              // CPU time of the process at which the search ends
    double (*cpu_seconds)(void); // returns the CPU time so far; null if the time has no limit
    // Receives the steps since its last call. Returns false to end the search. May be null.
    bool (*goes_on)(void *context, uint32_t steps);
    void *context;           // first argument of goes_on()
    uint64_t used, reported; // steps used so far; steps reported to goes_on()
    enum ended ended;
};

// Counts steps. If the search must end, sets `ended` and returns false.
bool budget_use(struct budget *budget, uint64_t steps);

// Returns true if the tables may use this many bytes. Otherwise sets `ended`.
bool budget_has(struct budget *budget, uint64_t bytes);

// Sets `ended` and returns false.
bool budget_end(struct budget *budget, enum ended ended);
