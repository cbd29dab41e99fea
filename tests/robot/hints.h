// SPDX-License-Identifier: MIT
// Hints. Each time OK is held, the display shows more: how many moves win, where one is, the winning move.
#pragma once

#include "robot/turns.h"

enum { HINTS_MAX = 9 }; // that a display counts

// Holds OK until the display marks a winning move. Adds the number of holds to *hints.
bool robot_asks(struct robot *robot, unsigned *hints);

// Holds OK in a known position. Checks each hint. Sets *to to the position after the marked move.
bool robot_takes_hint(struct robot *robot, unsigned *hints, struct position *to);

// Starts with an unknown position. Plays to the end by the hints alone.
enum outcome robot_follows_hints(struct robot *robot, unsigned *hints);
