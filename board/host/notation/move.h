// SPDX-License-Identifier: MIT
// Moves as text.
#pragma once

#include "notation/line.h"

// Reads or writes `<move>`. A move that was read has parts and numbers in range, but may be against the
// rules.
void text_move(const struct state *state, struct move *move);
