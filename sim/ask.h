// SPDX-License-Identifier: MIT
// Asks a simulated chip questions that are written in the notation.
#pragma once

#include "parts/bench.h"

// Answers the questions on stdin by calling functions of an ELF.
bool ask_play(struct bench *bench, const char *elf);
