// SPDX-License-Identifier: MIT
// Moves as text.
#pragma once

#include "notation/line.h"

// Reads or writes `<move>`. A move that was read has parts and numbers in range, but may be against the
// rules.
void text_move(const struct state *state, struct move *move);

// Writes the choice of this number for a part in a position, by which its text is known.
void write_choice(const struct state *state, uint8_t part, stones_t number);
