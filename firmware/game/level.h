// SPDX-License-Identifier: MIT
// The levels of a machine. Levels 1, 2 and 3 err with probability 9/10, 2/3 and 1/3. At each level the
// machine plays a move that wins at once.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    LEVEL_MIN = 1,
    LEVEL_NEWCOMER = 2, // the level of a new player
    LEVEL_MAX = 4,      // highest level, which never errs
};

// True if this level errs in this turn. `chance` is a random byte.
bool level_errs(uint8_t level, uint8_t chance);
