// SPDX-License-Identifier: MIT
// The program's own match, for the commands new, play, reply, show and undo.
#pragma once

#include "notation/line.h"
#include "match/match.h"

// Returns the match. Its game is null before the first session_begin().
const struct match *session_match(void);

// Returns true if old moves can no longer be taken back.
bool session_forgot(void);

// Copies the game and position of the match to *state. Without a match, sets state->game to null.
void session_load(struct state *state);

// Starts a match from the state of the task.
void session_begin(void);

// Plays the task's legal move for the machine or for the user. Updates the task's state.
void session_play(bool machine);

// Takes a move back and updates the task's state. Returns false if there is no move to take back.
bool session_undo(void);

// Returns the result of the match, never RESULT_PENDING.
enum result session_result(void);

// Returns the user's side: FIRST_WON or SECOND_WON. If the user played both or none, returns NOT_OVER.
enum result session_user(void);
