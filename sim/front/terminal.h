// SPDX-License-Identifier: MIT
// Plays a board in a terminal, in real time.
#pragma once

#include "front/pty.h" // a device for the board's serial line
#include "parts/bench.h"

// Plays until q or a signal, and restores the terminal. pty: may be NULL.
bool terminal_play(struct bench *bench, struct pty *pty);
