// SPDX-License-Identifier: MIT
// The levels of a machine. At levels 1, 2 and 3, the machine errs in 9/10, 2/3 and 1/3 of its turns. At each
// level it plays a move that wins at once.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    LEVEL_MIN = 1,
    LEVEL_NEWCOMER = 2, // the level of a new player
    LEVEL_MAX = 4,      // highest level, at which the machine never errs
};

// Returns true if the machine errs on this turn. `chance` is a random byte.
bool level_errs(uint8_t level, uint8_t chance);
