// SPDX-License-Identifier: MIT
// Questions to the pocket toy. Its compiler inlines all functions of the games into main(), so none of them
// can be called. Instead the simulator writes the position into the variable `toy` and asks for a hint with
// the key OK.
#pragma once

#include "core/layout.h" // where the toy keeps its position
#include "game/games.h"  // positions and moves
#include "parts/bench.h" // its keys

struct toy {
    struct bench *bench;
    struct field part, misere, k, marked, state, wait; // members of the variable `toy`
    unsigned choose, hold, hint;                       // enum pocket_state
};

// Finds the toy in a firmware and starts a game. Returns false for other firmware.
bool toy_open(struct toy *toy, struct bench *bench, const struct layout *layout);

// True if the toy has this game.
bool toy_knows(const struct game *game);

// Sets verdict and move; no move if none wins. Returns false without an answer.
bool toy_reply(struct toy *toy, const struct position *position, enum verdict *verdict, struct move *move);
