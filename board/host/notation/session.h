// SPDX-License-Identifier: MIT
// The program's own match, for the commands new, play, reply, show and undo.
#pragma once

#include "notation/line.h"
#include "match/match.h"

// Returns the match. Its game is null before the first session_begin().
const struct match *session_match(void);

// Returns true if the match has moves that are too old to take back.
bool session_forgot(void);

// Copies the game and position of the match to *state. state->game is null before the first session_begin().
void session_load(struct state *state);

// Starts a match from the state of the task.
void session_begin(void);

// Plays the move of the task for the machine or the user. The move must be legal. Updates the state of the
// task.
void session_play(bool machine);

// Takes the latest move back and updates the state of the task. Returns false if no move can be taken back.
bool session_undo(void);

// Returns the result of the match, never RESULT_PENDING.
enum result session_result(void);

// Returns the user's side: FIRST_WON for the first, SECOND_WON for the second. This is the side for which
// `play` has made all moves. Returns NOT_OVER before the first move, or if `play` and `reply` have not kept
// to one side each.
enum result session_user(void);
