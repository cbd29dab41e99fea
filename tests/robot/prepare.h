// SPDX-License-Identifier: MIT
// Chooses a move with the keys.
#pragma once

#include "robot/turns.h"

// Chooses a legal move with keys and checks each step. OK would play the move.
bool robot_prepare(struct robot *robot, const struct move *move);
