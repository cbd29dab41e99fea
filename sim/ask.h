// SPDX-License-Identifier: MIT
// Asks a simulated chip questions that are written in the notation.
#pragma once

#include "parts/bench.h"

// Answers the lines of stdin by calling functions of this ELF.
bool ask_play(struct bench *bench, const char *elf);
