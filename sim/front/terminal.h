// SPDX-License-Identifier: MIT
// Plays a board in a terminal, at the pace of the real one.
#pragma once

#include "front/pty.h" // a device for its serial line
#include "parts/bench.h"

// Runs until q, Ctrl-C or another signal that ends the process; then restores the terminal. False, with one
// line on stderr, if there is no usable terminal, or the board is not well at the end. pty: the device that
// leads to the serial line, or NULL.
bool terminal_play(struct bench *bench, struct pty *pty);
