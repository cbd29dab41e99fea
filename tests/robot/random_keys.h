// SPDX-License-Identifier: MIT
// A robot that presses random keys and checks each result. The position must be the same as before, the
// position after a legal move, or a start position. A marked move must be legal.
#pragma once

#include "robot/robot.h"

struct random_keys {
    struct robot *robot;
    unsigned moves, starts;
};

// Plays for `ms` milliseconds. Starts with this match. Returns false on a fault.
bool random_keys_play(struct random_keys *keys, const struct match *match, unsigned ms);

// Presses keys for `ms` milliseconds without reading the display. Afterwards the machine's turn must end.
bool random_keys_mash(struct random_keys *keys, const struct match *match, unsigned ms);

// Plays turns on a dot display. The match's picture must fit on the dots.
bool random_keys_play_dots(struct random_keys *keys, const struct match *match, unsigned turns);
