// SPDX-License-Identifier: MIT
// A game with its parameters and a position as text.
#pragma once

#include "notation/line.h"

// Reads the name of a game and returns it; null, with a fault, if no game has that name.
const struct game *read_game(void);

// Sets the game of the state; its position is left as it is, and its edges are not listed yet (list_edges).
void state_set_game(struct state *state, const struct game *game);

// Sets *state to the first start position of the game; its edges are not listed yet (list_edges).
void state_begin(struct state *state, const struct game *game);

// Reads `<game> <params> : <position>` up to the end of the line. With `start` the position, or all after the
// game, may be missing: then it is the first start position.
void read_state(struct state *state, bool start);

// Writes the state of the line's task.
void write_state(void);
