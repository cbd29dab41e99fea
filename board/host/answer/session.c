// SPDX-License-Identifier: MIT
#include "answer/session.h"

#include <string.h>

enum user_side { NOT_KNOWN, FIRST_SIDE, SECOND_SIDE, BOTH_SIDES };
_Static_assert((int)FIRST_SIDE == (int)FIRST_WON && (int)SECOND_SIDE == (int)SECOND_WON,
               "enum user_side has the order of enum result");
_Static_assert(MATCH_UNDO_MAX *CHANGES_MAX <= MATCH_LOG_MAX,
               "the undo log has room for MATCH_UNDO_MAX moves");

void session_load(const struct session *session, struct state *state)
{
    *state = session->begun;
    state->position = session->match.position;
}

void session_begin(struct session *session, const struct state *state)
{
    session->begun = *state;
    session->match.game = state->game;
    session->match.position = state->position;
    match_begin(&session->match);
    session->user_side = NOT_KNOWN;
    session->kept = 0;
    session->forgot = false;
}

void session_play(struct session *session, const struct move *move, bool machine)
{
    const uint8_t side = FIRST_SIDE + (machine ^ session->match.position.white);
    uint8_t *const before = session->side_before;

    memmove(&before[1], &before[0], sizeof session->side_before - 1);
    before[0] = session->user_side;
    if (session->user_side != side)
        session->user_side = session->user_side == NOT_KNOWN ? side : BOTH_SIDES;
    match_play(&session->match, move);
    if (session->kept < MATCH_UNDO_MAX)
        session->kept++;
    else
        session->forgot = true;
}

bool session_undo(struct session *session)
{
    uint8_t *const before = session->side_before;

    if (!session->kept)
        return false;
    session->kept--;
    match_undo(&session->match);
    session->user_side = before[0];
    memmove(&before[0], &before[1], sizeof session->side_before - 1);
    return true;
}

enum result session_result(struct session *session)
{
    enum result result;

    do
        result = match_result(&session->match);
    while (result == RESULT_PENDING);
    return result;
}

enum result session_user(const struct session *session)
{
    return session->user_side == BOTH_SIDES ? NOT_OVER : (enum result)session->user_side;
}
