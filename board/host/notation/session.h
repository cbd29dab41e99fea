// SPDX-License-Identifier: MIT
// The program's own match, for the commands new, play, reply, show and undo.
#pragma once

#include "notation/line.h"
#include "match/match.h"

// Returns the match. Its game is null before the first session_begin().
const struct match *session_match(void);

// Returns true if old moves can no longer be taken back.
bool session_forgot(void);

// Copies game and position of the match to *state. Without a match, state->game is null.
void session_load(struct state *state);

// Starts a match from the state of the task.
void session_begin(void);

// Plays the task's move, which must be legal, as a move of the machine or of the user. Updates the task.
void session_play(bool machine);

// Takes a move back and updates the task. Returns false if no move is kept.
bool session_undo(void);

// Returns the result of the match, never RESULT_PENDING.
enum result session_result(void);

// Returns the user's side: FIRST_WON or SECOND_WON. Returns NOT_OVER before the first move, or if `play` or
// `reply` has moved for both sides.
enum result session_user(void);
