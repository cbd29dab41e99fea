// SPDX-License-Identifier: MIT
// Answers the lines of a text on several processes, in order. Each process claims the next line when it is
// ready, and keeps its own match, so no line may depend on an earlier line.
#pragma once

#include "answer/console.h"

enum { JOBS_MAX = 64 };

// Sends the answer to each line of a text to the console's sink. Returns false if a process fails.
bool jobs_answer(struct console *console, const char *text, size_t length, unsigned jobs);
