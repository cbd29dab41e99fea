// SPDX-License-Identifier: MIT
// The match of the serial line: new, play, reply, show, undo.
#pragma once

#include "console/line.h"
#include "match/match.h"

// The match. Its game is null before the first `new`.
const struct match *session_match(void);

// Sets *state to that of the match; its game is null before the first `new`.
void session_load(struct state *state);

// Begins a match at the state of the line's task.
void session_begin(void);

// Plays the move of the line's task, which must be legal, for the machine or the user, and updates the state
// of the task.
void session_play(bool machine);

// Takes the latest move back and updates the state of the line's task; false if no move is kept.
bool session_undo(void);

// Writes who has won, or that the game is a draw; not for NOT_OVER or RESULT_PENDING.
void session_write_result(enum result result);
