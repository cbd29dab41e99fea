// SPDX-License-Identifier: MIT
// Sends lines of numbers (README.md). A line is due when its numbers change or a byte is received. Call one
// of the functions once per tick.
#pragma once

#include "match/match.h"

// Sends a byte of the line about `shown` (null: no match). If `has_time` is true, sends bytes until the tick
// at `now` ends. Returns true while a line is being sent.
bool line_step(uint16_t now, const struct match *shown, bool has_time);

// Like line_step, but sends these numbers instead of a match.
bool line_step_numbers(uint16_t now, const uint8_t *numbers, uint8_t count, bool has_time);
