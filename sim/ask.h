// SPDX-License-Identifier: MIT
// Questions in the notation to a simulated chip.
#pragma once

#include "parts/bench.h"

// Answers each line of stdin by calling functions of this ELF on the chip. A line is a question, `all` or
// `moves`. On failure prints a line to stderr and returns false.
bool ask_play(struct bench *bench, const char *elf);
