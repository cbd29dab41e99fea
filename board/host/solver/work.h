// SPDX-License-Identifier: MIT
// The work on one answer: its costs, its limits, and the fault that ends it.
#pragma once

#include "question/fault.h"

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
    // Calls run(one) and run(two) at the same time, and waits for both. Null: there is one thread.
    void (*run_both)(void (*run)(void *), void *one, void *two);
};

struct work {
    struct watch watch;
    struct fault *fault; // a fault ends the work
    uint32_t steps;      // number of search steps so far; each tried move adds TRY_STEPS (work.c)
    uint32_t tries;      // number of moves tried so far
};

// Shows the progress: `done` of `all` steps.
void work_show(const struct work *work, uint32_t done, uint32_t all);

// Counts steps of a search. Returns false if the search must end.
bool work_add_steps(struct work *work, uint32_t steps);

// Counts a tried move. Returns false if the search must end.
bool work_add_try(struct work *work);
