// SPDX-License-Identifier: MIT
// Looks at the memory once a pass of the main loop: the position is the one before, or a legal move away from
// it, or a start.
#pragma once

#include "person.h" // who notes what is wrong

// All zero at first; the counts may be reset.
struct judge {
    unsigned moves, starts;
    uint64_t longest_gap; // between two passes, in cycles

    // The rest is the judge's own.
    uint8_t state[RAM_STATE_BYTES];
    struct ram ram;
    uint64_t pass;
    bool is_known;
};

// To be called when the main loop looks at the keys.
void judge_pass(struct judge *judge, struct person *person);
