// SPDX-License-Identifier: MIT
// Plays a board in a terminal, at the pace of the real one.
#pragma once

#include "front/pty.h" // a device for its serial line
#include "parts/bench.h"

// Runs until q, Ctrl-C or a signal to end; leaves the terminal as it was. False, with one line on stderr, if
// there is no usable terminal, or the board was not well by then. pty: the device that leads to the serial
// line, or NULL.
bool terminal_play(struct bench *bench, struct pty *pty);
