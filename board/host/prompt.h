// SPDX-License-Identifier: MIT
// A prompt with line editing and a history, which libedit provides.
#pragma once

#include <stdbool.h>

// A second source of input while the user types
struct prompt_news {
    int (*descriptor)(void); // returns the file descriptor to poll; -1: none
    int (*wait_ms)(void);    // returns how long to wait for input before a call to listen(); -1: no limit
    bool (*listen)(void);    // prints an LF and news, and returns true; without news, returns false
};

// Passes each line, with its LF, to answer() until answer() returns false or the user presses Ctrl-D. `news`
// may be null. Returns false if out of memory.
bool prompt_lines(bool (*answer)(const char *line, int count), const struct prompt_news *news);
