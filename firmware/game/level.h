// SPDX-License-Identifier: MIT
// The levels of a machine: how often it plays a random legal move instead of the best one.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    LEVEL_MIN = 1,
    LEVEL_NEWCOMER = 2, // a new player begins at this level
    LEVEL_MAX = 4,      // never errs
};

// True if a machine of this level, LEVEL_MIN..LEVEL_MAX, errs in this turn: at level 1, 2 and 3 with a
// probability of 9/10, 2/3 and 1/3. `chance` is a random byte, 0..255. A move that wins at once is played all
// the same: the caller sees to that.
bool level_errs(uint8_t level, uint8_t chance);
