// SPDX-License-Identifier: MIT
// Chooses legal moves.
#pragma once

#include "robot/sight.h"

// Chooses a random legal move. Returns false without a legal move.
bool robot_any_move(struct robot *robot, struct move *move);

// Chooses a move that wins or keeps a draw, or returns false.
bool robot_best_move(struct robot *robot, struct move *move);
