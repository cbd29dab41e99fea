// SPDX-License-Identifier: MIT
// Choosing a move by keys.
#pragma once

#include "robot/turns.h" // whose turn it is

// Prepares a whole legal move by keys; OK is yet to be pressed. What is shown on the way is checked.
bool robot_prepare(struct robot *robot, const struct move *move);
