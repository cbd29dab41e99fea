// SPDX-License-Identifier: MIT
// The answer to `why`: a line for each step of the reason (game/reason.h), then an empty one.
#pragma once

#include "notation/line.h"

// Writes a piece of the answer, from 0 on, without the end of its last line: the theory and the parts, what
// the theory counts, how it ends, and a winning move. False if it is the last piece, which ends with an empty
// line.
bool why_write(uint8_t piece);
