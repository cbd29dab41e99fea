// SPDX-License-Identifier: MIT
// The table of commands. Each row has a word, its arguments, and the function that answers.
#pragma once

#include "answer/console.h"

// Answers a line, or notes a fault in line->fault. Returns false if the line is empty.
bool command_answer(struct console *console, struct line *line, struct record *record);
