// SPDX-License-Identifier: MIT
// What a search may use.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The reason why a search ended
enum ended {
    ENDED_AS_ASKED,
    ENDED_BY_STEPS,
    ENDED_BY_MEMORY,
    ENDED_BY_TIME,
    ENDED_BY_VALUES,
    ENDED_BY_CALLER
};

// The limits of a search. Without `cpu_seconds`, the same question ends at the same step on each machine.
struct budget {
    uint64_t steps;              // steps that the search may use: an option of a position, or a pair of heaps
    size_t bytes;                // memory that its tables may use
    double seconds;              // CPU time of the process after which the search ends
    double (*cpu_seconds)(void); // returns the CPU time used so far, in s; null: no limit on time
    // Gets the number of steps since its last call. Returns false to end the search. May be null.
    bool (*goes_on)(void *context, uint32_t steps);
    void *context;           // first argument of goes_on()
    uint64_t used, reported; // steps used until now, and those that goes_on() knows
    enum ended ended;
};

// Adds steps. Returns false if the search must end, and sets `ended`.
bool budget_use(struct budget *budget, uint64_t steps);

// Returns true if the tables may use this many bytes. Otherwise sets `ended`.
bool budget_has(struct budget *budget, uint64_t bytes);

// Sets `ended` and returns false.
bool budget_end(struct budget *budget, enum ended ended);
