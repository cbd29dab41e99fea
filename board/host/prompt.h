// SPDX-License-Identifier: MIT
// A prompt on the terminal, with line editing and a history by libedit.
#pragma once

#include <stdbool.h>

// Asks for lines on stdin and stdout, which must be a terminal, and passes each with its end to `answer`,
// until that returns false or Ctrl-D ends the input. Ctrl-C empties the line being typed. False if libedit is
// out of memory.
bool prompt_lines(bool (*answer)(const char *line, int count));
