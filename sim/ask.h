// SPDX-License-Identifier: MIT
// Questions in the notation to a simulated chip.
#pragma once

#include "parts/bench.h"

// Answers each line of stdin: a question, `all` or `moves`. The answers are those of the host's program, but
// computed by functions of this ELF on the bench. On failure prints a line to stderr and returns false.
bool ask_play(struct bench *bench, const char *elf);
