// SPDX-License-Identifier: MIT
// Questions in the notation to a simulated chip.
#pragma once

#include "parts/bench.h"

// Answers each line of stdin (a question, `all` or `moves`) like the host's program, but by calls of
// functions of this ELF. On failure prints a line to stderr and returns false.
bool ask_play(struct bench *bench, const char *elf);
