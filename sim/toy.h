// SPDX-License-Identifier: MIT
// Asks the pocket toy about positions. The compiler inlines the functions of the toy's games, so they cannot
// be called. Instead, the simulator writes a position to the variable `toy` and presses OK for a hint.
#pragma once

#include "core/layout.h" // addresses of the toy's variables
#include "game/games.h"  // positions and moves
#include "parts/bench.h" // the board and its keys

struct toy {
    struct bench *bench;
    struct field part, misere, k, marked, state, wait; // fields of the toy's variable `toy`
    unsigned choose, hold, hint;                       // enum pocket_state
};

// Finds the toy's variables and starts a game. Returns false if the firmware is not the toy's.
bool toy_open(struct toy *toy, struct bench *bench, const struct layout *layout);

// Returns true if the toy can play a game.
bool toy_knows(const struct game *game);

// Sets *verdict and *move; *move may be empty. Returns false if the toy does not answer.
bool toy_reply(struct toy *toy, const struct position *position, enum verdict *verdict, struct move *move);
