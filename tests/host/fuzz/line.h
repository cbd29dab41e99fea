// SPDX-License-Identifier: MIT
// Random lines for the console: nearly valid lines for every game, and random bytes.
#pragma once

#include "answer/console.h"

enum { LINE_KEPT = 4095 };

struct bytes {
    char byte[LINE_KEPT + 1]; // the first LINE_KEPT bytes, as a string
    unsigned count;
};

extern struct bytes line; // the current line
extern struct console console;

// Returns a pseudo-random number below the limit, which is at least 1.
unsigned below(unsigned limit);

// Makes the next line, without its newline.
void line_make(void);

// Changes the spaces, the case and the comment of the line.
void line_loosen(void);

// True if `words` begins with a command that precedes the name of a game.
bool line_has_word(const char *words);
