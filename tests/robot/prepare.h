// SPDX-License-Identifier: MIT
// Chooses a move with the keys.
#pragma once

#include "robot/turns.h"

// Chooses a legal move with keys, without the final OK.
bool robot_prepare(struct robot *robot, const struct move *move);
