// SPDX-License-Identifier: MIT
// A prompt on the terminal with line editing and a history, which libedit provides.
#pragma once

#include <stdbool.h>

// A second source of input while the user types. The prompt calls `listen` when the descriptor has input, or
// after wait_ms() milliseconds. -1 means no descriptor or no time limit. `listen` returns true if it has
// printed lines. It must print an LF before them.
struct prompt_news {
    int (*descriptor)(void), (*wait_ms)(void);
    bool (*listen)(void);
};

// Reads lines from a terminal and passes each line with its LF to `answer`. Ends when `answer` returns false
// or the user presses Ctrl-D. Ctrl-C empties the line. `news` may be null. Returns false without memory.
bool prompt_lines(bool (*answer)(const char *line, int count), const struct prompt_news *news);
