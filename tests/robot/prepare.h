// SPDX-License-Identifier: MIT
// Chooses a move with the keys.
#pragma once

#include "robot/turns.h"

// Chooses a legal move with keys. Does not press the OK that plays it.
bool robot_prepare(struct robot *robot, const struct move *move);
