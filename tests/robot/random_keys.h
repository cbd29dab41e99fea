// SPDX-License-Identifier: MIT
// A robot that presses anything and looks at what comes of it: the position is the one before, or a legal
// move away from it, or a start, and what is marked is a legal move.
#pragma once

#include "robot/robot.h" // who presses

struct random_keys {
    struct robot *robot;
    unsigned moves, starts;
};

// For so long, beginning with this match: false at the first fault. The counts are added up.
bool random_keys_play(struct random_keys *keys, const struct match *match, unsigned ms);

// The same without a look at the glass, which makes it faster; then it must come to rest by itself.
bool random_keys_mash(struct random_keys *keys, const struct match *match, unsigned ms);

// So many turns of a match on dots, whose picture must not be wider than they are.
bool random_keys_play_dots(struct random_keys *keys, const struct match *match, unsigned turns);
