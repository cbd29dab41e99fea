// SPDX-License-Identifier: MIT
// The match of the program, for new, play, reply, show and undo.
#pragma once

#include "notation/line.h"
#include "match/match.h"

// The match. Its game is null before the first session_begin.
const struct match *session_match(void);

// True if moves of the match are no longer kept, so that they cannot be taken back.
bool session_forgot(void);

// Sets *state to that of the match; its game is null before the first session_begin.
void session_load(struct state *state);

// Begins a match at the state of the line's task.
void session_begin(void);

// Plays the move of the line's task, which must be legal, for the machine or the user, and updates the state
// of the task.
void session_play(bool machine);

// Takes the latest move back and updates the state of the line's task; false if no move is kept.
bool session_undo(void);

// Returns the result of the match, never RESULT_PENDING.
enum result session_result(void);

// Returns the side that the user plays, FIRST_WON for the first and SECOND_WON for the second, if that is
// known, else NOT_OVER: of the moves that were not taken back it is the side that only `play` has moved for,
// or that `reply` has not moved for.
enum result session_user(void);
