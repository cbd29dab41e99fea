// SPDX-License-Identifier: MIT
// Looks at the memory once a pass of the main loop: the position is the one before, or a legal move away from
// it, or a start.
#pragma once

#include "person.h" // who notes what is wrong

// The counts may be reset.
struct judge {
    unsigned moves, starts;
    uint64_t longest_gap; // between two passes, in cycles

    // The rest is the judge's own.
    struct person *person;
    uint8_t state[RAM_STATE_BYTES];
    struct ram ram;
    uint64_t pass;
    bool is_known;
};

// From now on it looks whenever the main loop looks at the keys.
void judge_open(struct judge *judge, struct person *person);

// Checks that no key waits long: the longest time between two looks.
void judge_check_gaps(const struct judge *judge, unsigned most_ms);
