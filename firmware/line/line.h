// SPDX-License-Identifier: MIT
// Sends the line about the match on the display (README.md). A line is due when the match changes or a byte
// is received. Call line_step once per tick; `shown` is null if there is no match.
#pragma once

#include "match/match.h"

// Sends a byte if the port accepts it. If `has_time` is true, sends until the tick at `now` ends. Returns
// true while a line is being sent.
bool line_step(uint16_t now, const struct match *shown, bool has_time);
