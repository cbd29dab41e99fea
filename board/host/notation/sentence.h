// SPDX-License-Identifier: MIT
// The answer to a question as a sentence, for people at a terminal.
#pragma once

#include <stdbool.h>

// Turns the sentences on or off; they are off at first.
void sentence_turn(bool on);

// Writes the verdict and the move of the line's task as a sentence, in a line of its own, unless sentences
// are off.
void sentence_write(void);
