// SPDX-License-Identifier: MIT
// The answer to a question as a sentence, for people at a terminal.
#pragma once

#include "notation/line.h"

// Turns the sentences on or off; they are off at first.
void sentence_turn(bool on);

// Writes who wins, if sentences are on; false if they are off. A move in words may follow, then ".\n".
bool sentence_begin(enum verdict verdict, bool is_over);

// Writes a move in words.
void sentence_move(const struct state *state, const struct move *move);

// Writes the verdict and the move of the line's task as a sentence, in a line of its own, unless sentences
// are off.
void sentence_write(void);
