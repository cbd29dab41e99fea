// SPDX-License-Identifier: MIT
// Chooses a move with the keys.
#pragma once

#include "robot/turns.h"

// Selects a legal move with keys, but does not play it.
bool robot_prepare(struct robot *robot, const struct move *move);
