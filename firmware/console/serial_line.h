// SPDX-License-Identifier: MIT
// Serial console of the boards that have one. A line ends with LF or CR LF if a program sends it, with CR if
// a person presses Enter in a terminal.
#pragma once

#include "console/line.h" // struct console_calls

// Starts the serial line and the console with these calls. To be called once, after port_init.
void serial_line_init(const FLASH struct console_calls *calls);

// Sends a character of an answer: `put` of these calls. Answers end in LF, or in CR LF if the line ended in
// CR.
void serial_line_put(char c);

// Uses the rest of the tick that began at `now` (port_ms): takes bytes of a line, or works on an answer or on
// what is told of the match on the glass, one of them, as each may take a tick. Searches share one
// arena: with `glass_searches`, while the game on the display searches, the console waits. False if there was
// nothing to do. To be called once a tick, after drawing.
bool serial_line_step(uint16_t now, bool glass_searches);
