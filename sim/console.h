// SPDX-License-Identifier: MIT
// The host's program on stdin and stdout with a simulated board behind it, which runs as fast as it can be
// simulated.
#pragma once

#include "parts/bench.h"

// Answers the lines of stdin until it ends or `quit` comes, and until the board is at rest. Blocks while
// there is no input and the board is at rest. False, with one line on stderr, if the board is not well, was
// reset or is none that the program can speak to, or stdin or stdout failed.
bool console_play(struct bench *bench);
