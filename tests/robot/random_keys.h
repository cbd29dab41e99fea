// SPDX-License-Identifier: MIT
// A robot that presses random keys and checks each result. The position must be unchanged, a legal move
// later, or a start position. A marked move must be legal.
#pragma once

#include "robot/robot.h"

struct random_keys {
    struct robot *robot;
    unsigned moves, starts;
};

// Plays for ms from this match on. Returns false at the first fault.
bool random_keys_play(struct random_keys *keys, const struct match *match, unsigned ms);

// The same without reading the display. At the end the machine must finish its turn.
bool random_keys_mash(struct random_keys *keys, const struct match *match, unsigned ms);

// Plays some turns on dots. The picture must fit on the dots.
bool random_keys_play_dots(struct random_keys *keys, const struct match *match, unsigned turns);
