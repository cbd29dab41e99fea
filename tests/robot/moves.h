// SPDX-License-Identifier: MIT
// Moves as the rules have them: which to play, and which one has been played.
#pragma once

#include "robot/sight.h" // what is seen

// A legal move, any one; one that wins or keeps a draw: false if there is none.
bool robot_any_move(struct robot *robot, struct move *move);
bool robot_best_move(struct robot *robot, struct move *move);

// True if one legal move leads from one position to the other.
bool is_one_move(const struct game *game, const struct position *from, const struct position *to);

// The position that the glass shows, if one legal move leads to it: false if none does.
bool find_move(const struct game *game, const struct position *from, const struct sight *sight,
               struct position *to);

// True if the parts of the game are piles, or steps, of stones that are taken.
bool robot_has_piles(const struct game *game);
