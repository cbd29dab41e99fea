// SPDX-License-Identifier: MIT
// Where a person types: a prompt, with line editing and a history by libedit.
#pragma once

#include <stdbool.h>

// Asks for lines on the terminal at stdin and stdout, and gives each with its end to `answer`, until that is
// false or Ctrl-D ends the input. Ctrl-C empties the line that is typed. False if there is no memory for it.
bool prompt_lines(bool (*answer)(const char *line, int count));
