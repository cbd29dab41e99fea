// SPDX-License-Identifier: MIT
// Hints. Each time OK is held, the display shows more: how many moves win, where one is, the winning move.
#pragma once

#include "robot/turns.h"

enum { HINTS_MAX = 9 }; // a display counts no more than these

// Holds OK until the display marks a winning move. Adds the number of holds to *hints.
bool robot_asks(struct robot *robot, unsigned *hints);

// The same in a known position: also checks each hint. *to becomes the position after the marked move.
bool robot_takes_hint(struct robot *robot, unsigned *hints, struct position *to);

// Plays the match to its end, only by hints. The position may be unknown.
enum outcome robot_follows_hints(struct robot *robot, unsigned *hints);
