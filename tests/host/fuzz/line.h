// SPDX-License-Identifier: MIT
// Random lines for the console: nearly valid lines for every game, and random bytes.
#pragma once

#include "answer/console.h"

enum { LINE_KEPT = 4095 };

struct bytes {
    char byte[LINE_KEPT + 1]; // the first LINE_KEPT bytes, with a NUL at the end
    unsigned count;
};

extern struct bytes line; // the current line
extern struct console console;

// Returns a pseudo-random number below `limit`. `limit` must be at least 1.
unsigned below(unsigned limit);

// Makes a random line without a line end.
void line_make(void);

// Changes the spaces, the case and the comment of the current line.
void line_loosen(void);

// Returns true if `words` starts with a command that precedes a game's name.
bool line_has_word(const char *words);
