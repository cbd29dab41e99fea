// SPDX-License-Identifier: MIT
// The program's own match, for the commands new, play, reply, show and undo.
#pragma once

#include "question/state.h"
#include "match/match.h"

struct session {
    struct match match;                  // its game is null before the first match
    struct state begun;                  // start position, with the edges in the order of the user's line
    uint8_t user_side;                   // enum user_side (session.c)
    uint8_t side_before[MATCH_UNDO_MAX]; // user_side before each kept move, the latest move first
    uint16_t kept;                       // number of moves that can be taken back
    bool forgot;                         // true if the match contains moves that are too old to undo
};

// Copies the game and position of the match to *state. Without a match, sets state->game to null.
void session_load(const struct session *session, struct state *state);

void session_begin(struct session *session, const struct state *state);

// Plays a legal move for the machine or for the user.
void session_play(struct session *session, const struct move *move, bool machine);

// Takes a move back. Returns false if there is no move to take back.
bool session_undo(struct session *session);

// Returns the result of the match, never RESULT_PENDING.
enum result session_result(struct session *session);

// Returns the user's side: FIRST_WON or SECOND_WON. If the user played both sides or neither, returns
// NOT_OVER.
enum result session_user(const struct session *session);
