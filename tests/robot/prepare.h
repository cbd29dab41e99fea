// SPDX-License-Identifier: MIT
// Choosing a move by keys.
#pragma once

#include "robot/sight.h" // what is seen
#include "robot/turns.h" // whose turn it is

// Prepares a whole legal move by keys; OK is yet to be pressed. What is shown on the way is checked.
bool robot_prepare(struct robot *robot, const struct move *move);

// True where the part is selected, as far as the board on the glass tells it. Tokens may stand on the same
// vertex: one that is selected is about to move.
bool robot_sees_part(const struct robot *robot, const struct sight *sight, uint8_t part);
