// SPDX-License-Identifier: MIT
// A prompt on the terminal, with line editing and a history by libedit.
#pragma once

#include <stdbool.h>

// What may happen while a line is typed. `listen` is called when the descriptor has input, or after wait_ms()
// milliseconds; -1 means no descriptor, or no limit. Returns true if it has printed lines. Before the first
// one it ends the line that is typed.
struct prompt_news {
    int (*descriptor)(void), (*wait_ms)(void);
    bool (*listen)(void);
};

// Asks for lines on stdin and stdout, which must be a terminal, and passes each with its end to `answer`,
// until that returns false or Ctrl-D ends the input. Ctrl-C empties the line being typed. `news` may be null.
// False if libedit is out of memory.
bool prompt_lines(bool (*answer)(const char *line, int count), const struct prompt_news *news);
