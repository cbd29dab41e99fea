// SPDX-License-Identifier: MIT
// Answers a question in a sentence, for people at a terminal.
#pragma once

#include "notation/line.h"

// Turns sentences on or off. They are off at first.
void sentence_turn(bool on);

// Writes who wins, without a full stop. Returns false if sentences are off.
bool sentence_begin(enum verdict verdict, bool is_over);

// Writes a move in words.
void sentence_move(const struct state *state, const struct move *move);

// Writes verdict and move of the task as a sentence, if sentences are on.
void sentence_write(void);
