// SPDX-License-Identifier: MIT
// A console, its answers, and random lines for it: nearly valid lines for every game, and random bytes.
#pragma once

#include "answer/console.h"

enum { LINE_KEPT = 4095 };

struct bytes {
    char byte[LINE_KEPT + 1]; // the first LINE_KEPT bytes, with a NUL at the end
    unsigned count;
};

extern struct bytes line;    // the current line
extern struct bytes answer;  // the latest answer; `count` may be larger than LINE_KEPT
extern unsigned answer_ends; // number of line ends in the answer
extern struct console console;
extern unsigned calls_left; // is_interrupted() returns true at this call from now; 0 means never

// Appends characters to the answer.
void put_answer(void *to, const char *characters, size_t count);

static inline void forget_answer(void)
{
    answer.count = answer_ends = 0;
    answer.byte[0] = '\0';
}

bool is_interrupted(void);

// Sends a line and its end to the console, and stores the answer.
void ask(const char *bytes, size_t count, char end);

// Returns true if `text` starts with one of the words. NULL ends the list.
bool begins_any(const char *text, const char *const *words);

// Returns a pseudo-random number below `limit`. `limit` must be at least 1.
unsigned below(unsigned limit);

// Makes a random line without a line end.
void line_make(void);

// Changes the spaces, the case and the comment of the current line.
void line_loosen(void);

// Returns true if `words` starts with a command that precedes a game's name.
bool line_has_word(const char *words);
