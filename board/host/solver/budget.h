// SPDX-License-Identifier: MIT
// Limits of a search: steps and memory.
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

struct budget {
    uint64_t steps; // largest number of steps; a step tries an option or a pair of heaps
    size_t bytes;   // largest memory of the tables
    // Receives the steps since its last call. Returns false to end the search. May be null.
    bool (*goes_on)(const struct budget *budget, uint32_t steps);
    void *context;           // for goes_on()
    uint32_t shown, unit;    // for goes_on(): steps of a full progress bar; steps that count as one
    uint64_t used, reported; // steps used so far; steps reported to goes_on()
    enum ended ended;
};

// Counts steps. If the search must end, sets `ended` and returns false.
bool budget_use(struct budget *budget, uint64_t steps);

// Returns true if the tables may use this many bytes. Otherwise sets `ended`.
bool budget_has(struct budget *budget, uint64_t bytes);

// Sets `ended` and returns false.
bool budget_end(struct budget *budget, enum ended ended);
