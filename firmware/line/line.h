// SPDX-License-Identifier: MIT
// Sends lines of numbers (README.md). A line is due when its numbers change or a byte is received. Call one
// of the functions once per tick.
#pragma once

#include "match/match.h"

// Sends a byte about the match `shown`, or more bytes if `has_time`. Returns true while sending.
bool line_step(uint16_t now, const struct match *shown, bool has_time);

// Does what line_step does, but sends numbers instead of a match.
bool line_step_numbers(uint16_t now, const uint8_t *numbers, uint8_t count, bool has_time);
