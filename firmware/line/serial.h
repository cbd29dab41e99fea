// SPDX-License-Identifier: MIT
// The line at the serial port of a board.
#pragma once

#include "match/glass.h"

// Starts the port and the line with this glass. To be called once, after port_init.
void serial_init(const FLASH struct glass *glass);

// Uses the rest of the tick that began at `now` (port_ms): takes bytes of a line, or works on an answer or on
// what is told of the match, one of them, as each may take a tick. Searches share one arena: with
// `glass_searches`, while the game on the glass searches, what may search here waits. False if there was
// nothing to do. To be called once a tick, after drawing.
bool serial_step(uint16_t now, bool glass_searches);
