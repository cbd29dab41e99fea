// SPDX-License-Identifier: MIT
// Reads and writes positions in the host's notation, within the limits of the board.
#pragma once

#include "question/state.h"

// Reads `<game> <params> : <position>`. Returns false if the text is wrong.
bool notation_read_state(const char *line, struct state *state);

// Reads a position like notation_read_state(). Returns the game, or null after an error.
const FLASH struct game *notation_read(const char *line, struct position *position);

// Return `<position>` or `<move>` as text, which the next call overwrites.
const char *notation_position(const FLASH struct game *game, const struct position *position);
const char *notation_move(const FLASH struct game *game, const struct position *position, struct move move);
