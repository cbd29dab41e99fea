// SPDX-License-Identifier: MIT
// Connects stdin and stdout to the serial line of a board, as fast as it can be simulated.
#pragma once

#include "parts/bench.h"

// Sends what stdin has, the last line with an end, and prints what comes back, until stdin is at its end and
// all is answered. Waits for more input where there is none. False, with one line on stderr, if the board is
// not well, was reset or wants no more bytes, or stdin or stdout failed.
bool console_play(struct bench *bench);
