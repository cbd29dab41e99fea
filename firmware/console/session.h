// SPDX-License-Identifier: MIT
// The match of the serial line: new, play, reply, show, undo.
#pragma once

#include "console/line.h"
#include "match/match.h"

const struct match *session_match(void);

// The state of the match under way, with no game before the first `new`. *state is all 0.
void session_load(struct state *state);

// Begins a match in the state of the line's task.
void session_begin(void);

// Plays the move of the line's task, which is legal, for the machine or the user; its state follows.
void session_play(bool machine);

// Takes a move back, in the line's task too; false if it is not kept.
bool session_undo(void);

// Who has won.
void session_write_result(enum result result);
