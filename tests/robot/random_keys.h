// SPDX-License-Identifier: MIT
// Presses random keys. Compares the board's lines with the rules, and the display with the lines.
#pragma once

#include "robot/robot.h"

struct random_keys {
    struct robot *robot; // board whose serial line is open
    unsigned moves;      // number of legal moves that the board has reported
    unsigned looks;      // number of comparisons of the display with the board's line
};

// Presses random keys for `ms` ms. Returns false after an illegal move or wrong line.
bool random_keys_press(struct random_keys *keys, unsigned ms);
