// SPDX-License-Identifier: MIT
// Presses random keys. Compares the board's lines with the rules, and the display with the lines.
#pragma once

#include "robot/robot.h"

struct random_keys {
    struct robot *robot; // a board whose line is open
    unsigned moves;      // legal moves in the lines so far
    unsigned looks;      // how often the display was compared with a line
};

// Presses random keys for `ms` milliseconds. Returns false if a move in a line is illegal, or if the display
// shows another position on a player's turn.
bool random_keys_press(struct random_keys *keys, unsigned ms);
