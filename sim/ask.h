// SPDX-License-Identifier: MIT
// Questions in the notation to a simulated chip.
#pragma once

#include "parts/bench.h"

// Answers the lines of stdin until it ends: a question, `all` or `moves`, as the host's program answers them,
// but by calls of the functions of this ELF, which runs on the bench. False, with one line on stderr, if the
// firmware does not start or has no games, or if stdin or stdout fails.
bool ask_play(struct bench *bench, const char *elf);
