// SPDX-License-Identifier: MIT
// A prompt on the terminal, with line editing and a history by libedit.
#pragma once

#include <stdbool.h>

// What may happen while a line is typed: when there is input at the descriptor, `listen` takes it, and
// returns true if it has written lines, before the first one the end of the line that is typed.
struct prompt_news {
    int descriptor;
    bool (*listen)(void);
};

// Asks for lines on stdin and stdout, which must be a terminal, and passes each with its end to `answer`,
// until that returns false or Ctrl-D ends the input. Ctrl-C empties the line being typed. `news` may be null.
// False if libedit is out of memory.
bool prompt_lines(bool (*answer)(const char *line, int count), const struct prompt_news *news);
