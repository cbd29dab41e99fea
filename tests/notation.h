// SPDX-License-Identifier: MIT
// Reads and writes positions in the host's notation, within the limits of the board.
#pragma once

#include "question/state.h"

// Reads `<game> <params> : <position>`. Keeps the order of the edges. Returns false if the line is wrong or
// beyond a limit.
bool notation_read_state(const char *line, struct state *state);

// Like notation_read_state() without the order of the edges. Returns the game, or null after an error.
const FLASH struct game *notation_read(const char *line, struct position *position);

// Return `<position>` or `<move>` as text. The next call of either function overwrites it.
const char *notation_position(const FLASH struct game *game, const struct position *position);
const char *notation_move(const FLASH struct game *game, const struct position *position, struct move move);
