// SPDX-License-Identifier: MIT
// A game with its parameters and a position as text.
#pragma once

#include "console/line.h"

// Reads the name of a game; null, and refused, if there is none of that name.
const FLASH struct game *read_game(void);

// The first start position of the game, edges not listed
void state_begin(struct state *state, const FLASH struct game *game);

// Reads `<game> <params> : <position>`, up to the end of the line. Where a start will do, the position, or
// all behind the game, may be missing.
void read_state(struct state *state, bool start);

// Writes that of the line's task.
void write_state(void);
