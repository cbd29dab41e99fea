// SPDX-License-Identifier: MIT
// The work on one answer: its costs, its limits, and the fault that ends it.
#pragma once

#include "question/fault.h"

#include <stddef.h>

// With these limits, each line is answered within 2 s (tests/worst/host_line.c).
enum {
    CONSOLE_STEPS_MAX = 40000000, // search steps for one answer
    CONSOLE_TRIES_MAX = 100000,   // moves that `all` tries
    CONSOLE_LIST_MAX = 50000      // moves that `all` lists
};

// How the user follows a search, and how a search uses the machine. All functions may be null.
struct watch {
    bool (*is_interrupted)(void); // returns true if the user interrupts the search
    void (*show_progress)(uint32_t done, uint32_t all);
    double (*cpu_seconds)(void); // returns the CPU time of the program
    // Calls run(one) and run(two) at the same time, and waits for both. Null: there is one thread.
    void (*run_both)(void (*run)(void *), void *one, void *two);
};

struct work {
    struct watch watch;
    struct effort effort;
    struct fault *fault; // a fault ends the work
    double end;          // CPU time at which the work ends; 0: none
    uint64_t steps;      // number of search steps so far; each tried move adds TRY_STEPS (work.c)
    uint64_t steps_max;
    uint64_t looked; // `steps` at the last look at the clock
    uint32_t tries;  // number of moves tried so far
};

// Starts the work on an answer. Without a clock, each second is a number of steps.
void work_begin(struct work *work, struct watch watch, struct effort effort, struct fault *fault);

// Returns the larger of a limit of bytes and the memory that the user allows.
size_t work_bytes(const struct work *work, size_t bytes);

// Returns a limit of a table that grows with the memory that the user allows. `bytes` is the memory of the
// table at this limit.
uint32_t work_limit(const struct work *work, uint32_t limit, size_t bytes);

// Returns the limit of steps of a search, or no limit if the user allows a time.
uint64_t work_steps(const struct work *work, uint64_t steps);

// Shows the progress: `done` of `all` steps.
void work_show(const struct work *work, uint64_t done, uint32_t all);

// Counts steps of a search. Returns false if the search must end.
bool work_add_steps(struct work *work, uint32_t steps);

// Counts a tried move. Returns false if the search must end.
bool work_add_try(struct work *work);
