// SPDX-License-Identifier: MIT
// Legal moves: chooses moves, and finds the move that was played.
#pragma once

#include "robot/sight.h"

// Chooses a random legal move. False if there is none.
bool robot_any_move(struct robot *robot, struct move *move);

// Chooses a move that wins or keeps a draw. False if there is none.
bool robot_best_move(struct robot *robot, struct move *move);

// True if one legal move leads from the first position to the second.
bool is_one_move(const struct game *game, const struct position *from, const struct position *to);

// Finds a legal move that leads to the position on the display. Sets *to. Returns false if there is none.
bool find_move(const struct game *game, const struct position *from, const struct sight *sight,
               struct position *to);

// True if the parts are piles or stones on steps.
bool robot_has_piles(const struct game *game);
