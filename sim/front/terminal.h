// SPDX-License-Identifier: MIT
// Plays a board in a terminal, in real time.
#pragma once

#include "front/pty.h" // pseudo-terminal that stands for the board's serial port
#include "parts/bench.h"

// Plays until a signal or the key q. `pty` may be NULL.
bool terminal_play(struct bench *bench, struct pty *pty);
