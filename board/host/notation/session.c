// SPDX-License-Identifier: MIT
#include "notation/session.h"

#include <string.h>

enum user_side { NOT_KNOWN, FIRST_SIDE, SECOND_SIDE, BOTH_SIDES };
_Static_assert((int)FIRST_SIDE == (int)FIRST_WON && (int)SECOND_SIDE == (int)SECOND_WON,
               "enum user_side has the order of enum result");

static struct match match;
static struct state begun; // start position, with the edges in the order of the line
static uint8_t user_side;
static uint8_t side_before[MATCH_UNDO_MAX]; // user_side before each kept move, the latest move first
static uint16_t kept;                       // number of moves that can be taken back
static bool forgot;                         // the match has moves that are too old to undo
_Static_assert(MATCH_UNDO_MAX *CHANGES_MAX <= MATCH_LOG_MAX,
               "the undo log has room for MATCH_UNDO_MAX moves");

const struct match *session_match(void)
{
    return &match;
}

bool session_forgot(void)
{
    return forgot;
}

void session_load(struct state *state)
{
    *state = begun;
    state->position = match.position;
}

void session_begin(void)
{
    begun = console_line.task.state;
    match.game = begun.game;
    match.position = begun.position;
    match_begin(&match);
    user_side = NOT_KNOWN;
    kept = 0;
    forgot = false;
}

void session_play(bool machine)
{
    const uint8_t side = FIRST_SIDE + (machine ^ match.position.white);

    memmove(&side_before[1], &side_before[0], sizeof side_before - 1);
    side_before[0] = user_side;
    if (user_side != side)
        user_side = user_side == NOT_KNOWN ? side : BOTH_SIDES;
    match_play(&match, &console_line.task.move);
    if (kept < MATCH_UNDO_MAX)
        kept++;
    else
        forgot = true;
    session_load(&console_line.task.state);
}

bool session_undo(void)
{
    if (!kept)
        return false;
    kept--;
    match_undo(&match);
    user_side = side_before[0];
    memmove(&side_before[0], &side_before[1], sizeof side_before - 1);
    session_load(&console_line.task.state);
    return true;
}

enum result session_result(void)
{
    enum result result;

    do
        result = match_result(&match);
    while (result == RESULT_PENDING);
    return result;
}

enum result session_user(void)
{
    return user_side == BOTH_SIDES ? NOT_OVER : (enum result)user_side;
}
