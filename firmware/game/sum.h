// SPDX-License-Identifier: MIT
// The theory of sums: the xor of Grundy values, and what is true of them in misere play where the summands
// allow it (heaps and subtraction games do, graphs do not).
#pragma once

#include "game/game.h"

struct sum {
    part_t nim;  // xor of the Grundy values
    uint8_t big; // how many of them are above 1
    bool misere;
};

void sum_add(struct sum *sum, part_t value);

enum verdict sum_verdict(const struct sum *sum);

// The value that a summand, which has this one now, must get to leave the opponent lost.
part_t sum_wanted(const struct sum *sum, part_t value);
