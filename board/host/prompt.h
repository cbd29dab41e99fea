// SPDX-License-Identifier: MIT
// A prompt with line editing and a history, which libedit provides.
#pragma once

#include <stdbool.h>

// Source of messages that the prompt shows while the user types
struct prompt_news {
    int (*descriptor)(void); // returns the file descriptor to watch, or -1 if there is none
    int (*wait_ms)(void);    // returns the longest wait before listen(), or -1 for no limit
    bool (*listen)(void);    // prints the board's messages on a new line; returns false if there are none
};

// Passes lines to answer() until Ctrl-D, or until answer() returns false. Returns false if memory runs out.
bool prompt_lines(bool (*answer)(const char *line, int count), const struct prompt_news *news);
