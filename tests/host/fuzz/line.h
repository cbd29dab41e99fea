// SPDX-License-Identifier: MIT
// Random lines for the console: nearly valid ones for every game, and random bytes.
#pragma once

#include <stdbool.h>

enum { LINE_KEPT = 4095 };

struct bytes {
    char byte[LINE_KEPT + 1]; // the first LINE_KEPT bytes, as a string
    unsigned count;
};

extern struct bytes line; // that is made

// Pseudo-random, 0..limit - 1; limit is at least 1.
unsigned below(unsigned limit);

// Makes the next line, without its newline.
void line_make(void);

// Rewrites the line with other spaces, the first words in another case, and a comment.
void line_loosen(void);

// True if a word is before the name of a game.
bool line_has_word(const char *words);

// For each character that the console prints: true if it is part of a move for the line, which has it then.
bool line_collects(char c);
