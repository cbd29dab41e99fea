// SPDX-License-Identifier: MIT
// The table of commands. Each row has a word, its arguments, and the function that answers.
#pragma once

#include "notation/line.h"

// Starts reading console_line and removes spaces at both ends. Returns false if the line is empty.
bool command_begin(void);

// Answers console_line or notes a fault. Returns false if the line is empty.
bool command_obey(void);

// True after `quit`.
bool command_has_quit(void);
