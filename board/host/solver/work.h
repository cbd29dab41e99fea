// SPDX-License-Identifier: MIT
// The work on one answer: its costs, its limits, and the fault that ends it. A budget limits one table.
#pragma once

#include "question/fault.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Limits for an answer within 2 s (tests/worst/host_line.c)
enum {
    CONSOLE_STEPS_MAX = 40000000, // largest number of search steps for one answer
    CONSOLE_TRIES_MAX = 100000,   // moves that `all` tries
    CONSOLE_LIST_MAX = 50000      // moves that `all` lists
};

// Functions that a long search calls. Each may be null.
struct watch {
    bool (*is_interrupted)(void); // returns true after the user has interrupted the search
    void (*show_progress)(uint32_t done, uint32_t all);
    double (*cpu_seconds)(void); // returns the CPU time that the program has used
    // Runs run(context) on two threads, or on one. Returns when all threads have ended.
    void (*run_both)(void *(*run)(void *), void *context);
};

struct work {
    struct watch watch;
    struct effort effort;
    struct fault *fault; // a fault ends the work
    double end;          // CPU time at which the work must end, or 0 for no limit
    uint64_t steps;      // search steps so far, including the steps for tried moves
    uint64_t steps_max;
    uint64_t looked; // number of search steps when the clock was last read
    uint32_t tries;  // number of moves tried so far
};

// Reasons why a search ended
enum ended {
    ENDED_AS_ASKED,
    ENDED_BY_STEPS,
    ENDED_BY_MEMORY,
    ENDED_BY_TIME,
    ENDED_BY_VALUES,
    ENDED_BY_CALLER
};

// Limits of a table: steps and memory
struct budget {
    struct work *work;       // counts the budget's steps and shows the progress, or null
    uint64_t steps;          // largest number of steps; each tries an option or a pair of heaps
    size_t bytes;            // largest memory of the tables
    uint32_t shown;          // number of steps at which the progress bar is full
    uint32_t unit;           // number of this budget's steps that `work` counts as one step
    uint64_t used, reported; // steps used so far; how many of them `work` has counted
    enum ended ended;
};

// Starts work on an answer. If there is no clock, converts seconds to a number of steps.
void work_begin(struct work *work, struct watch watch, struct effort effort, struct fault *fault);

// Returns the limits for a table. A user's time limit replaces `steps`.
struct budget work_budget(struct work *work, uint64_t steps, size_t bytes, uint32_t unit);

// Returns `limit`, or a higher limit if the user allows more than `bytes` of memory.
uint32_t work_limit(const struct work *work, uint32_t limit, size_t bytes);

// Runs run(context) on two threads if possible, otherwise on one.
void work_share(const struct work *work, void *(*run)(void *), void *context);

// Shows that `done` of `all` steps are done.
void work_show(const struct work *work, uint64_t done, uint32_t all);

// Counts search steps. Returns false if the search must end.
bool work_add_steps(struct work *work, uint32_t steps);

// Counts a tried move. Returns false if the search must end.
bool work_add_try(struct work *work);

// Counts steps. If the search must end, sets `ended` and returns false.
bool budget_use(struct budget *budget, uint64_t steps);

// Returns true if the tables may use this many bytes. Otherwise sets `ended`.
bool budget_has(struct budget *budget, uint64_t bytes);

// Sets `ended` and returns false.
bool budget_end(struct budget *budget, enum ended ended);
