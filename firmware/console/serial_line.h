// SPDX-License-Identifier: MIT
// The serial line of the boards that have one: bytes -> console -> bytes. A line ends with LF or CR LF from a
// program, with CR where a person presses Enter in a terminal.
#pragma once

#include <stdbool.h>
#include <stdint.h>

void serial_line_init(void);

// To be called once a tick, with what is left of it: takes bytes of a line or works on an answer, not both,
// as each may take a tick. Searches share one memory, so while the game on the glass searches the console
// waits. False if there was nothing to do.
bool serial_line_step(uint16_t now, bool glass_searches);
