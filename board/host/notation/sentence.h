// SPDX-License-Identifier: MIT
// Answers a question in a sentence, for people at a terminal.
#pragma once

#include "notation/line.h"

// Turns sentences on or off. They are off at first.
void sentence_turn(bool on);

// Writes who wins, without the full stop. Returns false and writes nothing if sentences are off.
bool sentence_begin(enum verdict verdict, bool is_over);

// Writes a move in words.
void sentence_move(const struct state *state, const struct move *move);

// Writes a line with the verdict and the move of the task as a sentence. Writes nothing if sentences are off.
void sentence_write(void);
