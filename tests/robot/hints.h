// SPDX-License-Identifier: MIT
// Hints. Each time OK is held, the display shows more: how many moves win, where one is, the winning move.
#pragma once

#include "robot/turns.h"

enum { HINTS_MAX = 9 }; // that a display counts

// Holds OK until a winning move is marked. Counts the hints.
bool robot_asks(struct robot *robot, unsigned *hints);

// Holds OK for hints and checks them. Sets *to to the position after the hint.
bool robot_takes_hint(struct robot *robot, unsigned *hints, struct position *to);

// Plays an unknown position to the end with hints alone.
enum outcome robot_follows_hints(struct robot *robot, unsigned *hints);
