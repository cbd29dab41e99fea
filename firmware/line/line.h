// SPDX-License-Identifier: MIT
// The line that a board sends about the match on its display (README.md).
#pragma once

#include "match/match.h"

// Sends what the serial port accepts at once. With `has_time` continues until the tick that began at `now`
// (port_ms) ends. Begins a line if the match on the display has changed since the last line, or if a byte was
// received. `shown` is null if no match is on the display. Returns true while a line is being sent. To be
// called once a tick.
bool line_step(uint16_t now, const struct match *shown, bool has_time);
