// SPDX-License-Identifier: MIT
// The table of commands. Each row has a word, its arguments, and the function that answers.
#pragma once

#include "notation/line.h"

// Starts reading console_line and skips spaces at both ends. Notes a fault if the line is too long. Returns
// false if the line is empty.
bool command_begin(void);

// Reads console_line, and answers it or notes a fault. Returns false if the line is empty and gets no answer.
bool command_obey(void);

// True after `quit`.
bool command_has_quit(void);
