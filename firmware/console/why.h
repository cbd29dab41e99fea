// SPDX-License-Identifier: MIT
// The answer to `why`: a line for each step of the reason (game/reason.h), then an empty one.
#pragma once

#include "console/line.h"
#include "game/reason.h"

// Writes the line of the first step (enum reason_step) from this one on that the answer has, and returns the
// step; REASON_STEPS: it is the empty line at the end.
uint8_t why_write(uint8_t step);
