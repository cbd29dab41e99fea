// SPDX-License-Identifier: MIT
// Questions in the notation to a simulated chip.
#pragma once

#include "parts/bench.h"

// Answers the lines of stdin by calling functions of this ELF. On failure prints a line and returns false.
bool ask_play(struct bench *bench, const char *elf);
