// SPDX-License-Identifier: MIT
// Connects stdin and stdout to the serial line of a board, which runs as fast as it can be simulated.
#pragma once

#include "parts/bench.h"

// Sends stdin to the board, with a newline after the last line, and prints the answers, until stdin ends and
// everything is answered. Blocks while there is no input. False, with one line on stderr, if the board is not
// well, was reset or stopped taking bytes, or stdin or stdout failed.
bool console_play(struct bench *bench);
