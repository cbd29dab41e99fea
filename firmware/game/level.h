// SPDX-License-Identifier: MIT
// The levels of a machine: how often it errs
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    LEVEL_MIN = 1,
    LEVEL_NEWCOMER = 2, // the level of a new player
    LEVEL_MAX = 4,      // never errs
};

// True if a machine of this level errs in this turn. Levels 1, 2 and 3 err with probability 9/10, 2/3 and
// 1/3. `chance` is a random byte. The caller plays a move that wins at once in any case.
bool level_errs(uint8_t level, uint8_t chance);
