// SPDX-License-Identifier: MIT
// Sends the line about the match on the display (README.md). A line is due when the match changes or a byte
// is received.
#pragma once

#include "match/match.h"

// Sends what the serial port accepts at once, with `has_time` until the tick at `now` (port_ms) ends. `shown`
// is the match on the display or null. Returns true while a line is being sent. Call once per tick.
bool line_step(uint16_t now, const struct match *shown, bool has_time);
