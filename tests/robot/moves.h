// SPDX-License-Identifier: MIT
// Legal moves: chooses moves, and finds the move that was played.
#pragma once

#include "robot/sight.h"

// Chooses a random legal move. Returns false without a legal move.
bool robot_any_move(struct robot *robot, struct move *move);

// Chooses a move that wins or keeps a draw, or returns false.
bool robot_best_move(struct robot *robot, struct move *move);

// Returns true if a legal move leads from `from` to `to`.
bool is_one_move(const struct game *game, const struct position *from, const struct position *to);

// Finds the legal move that leads to the displayed position. Returns false on failure.
bool find_move(const struct game *game, const struct position *from, const struct sight *sight,
               struct position *to);
