// SPDX-License-Identifier: MIT
// A move as text.
#pragma once

#include "console/line.h"

// Reads or writes `<move>`. What is read has parts and numbers that there are, and may be against the rules
// of the game.
void text_move(const struct state *state, struct move *move);
