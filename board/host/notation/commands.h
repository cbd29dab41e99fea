// SPDX-License-Identifier: MIT
// The commands: a row each, with what follows the word and the function that answers.
#pragma once

#include "notation/line.h"

// Begins to read the line: skips the spaces at both ends. A line that is too long is a fault. False if the
// line is empty.
bool command_begin(void);

// Reads the line, and answers it or notes its fault. False if it asks nothing: then there is no answer.
bool command_obey(void);

// True after `quit`.
bool command_has_quit(void);
