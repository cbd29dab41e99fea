// SPDX-License-Identifier: MIT
// The parts of a position as text.
#pragma once

#include "notation/line.h"

// Reads or writes `<position>`, which has the game and the parameters of the state.
void text_position(struct state *state);
