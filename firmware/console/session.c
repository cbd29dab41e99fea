// SPDX-License-Identifier: MIT
#include "console/session.h"

#include "console/text.h"

#include <string.h> // memcpy

enum user_side { NOT_KNOWN, FIRST_SIDE, SECOND_SIDE, BOTH_SIDES };
_Static_assert((int)FIRST_SIDE == (int)FIRST_WON && (int)SECOND_SIDE == (int)SECOND_WON,
               "a side and its victory");
_Static_assert(WORDS_NOBODY - WORDS_FIRST_PLAYER == NOBODY_WON - FIRST_WON,
               "words in the order of enum result");

// The bytes of a state behind its position
enum { STATE_REST = sizeof(struct state) - sizeof(struct position) };

static struct {
    struct match match;
    uint8_t user_side;
    uint8_t rest[STATE_REST];
} session;
static uint8_t session_log[MATCH_UNDO_MAX * LOG_MOVE_MAX];

const struct match *session_match(void)
{
    return &session.match;
}

void session_load(struct state *state)
{
    memcpy(&state->position + 1, session.rest, STATE_REST);
    state->position = session.match.position;
}

void session_begin(void)
{
    const struct state *state = &console_line.task.state;

    memcpy(session.rest, &state->position + 1, STATE_REST);
    session.match.game = state->game;
    session.match.position = state->position;
    session.match.log = session_log;
    session.match.log_bytes = sizeof session_log;
    session.match.kept_max = MATCH_UNDO_MAX;
    match_begin(&session.match);
    session.user_side = NOT_KNOWN;
}

// Notes the user's side: the side that `play` moves for, or the other side of the one that `reply` moves for.
static void note_user(bool machine)
{
    const uint8_t side = FIRST_SIDE + (machine ^ session.match.position.white);

    if (session.user_side != side)
        session.user_side = session.user_side == NOT_KNOWN ? side : BOTH_SIDES;
}

void session_play(bool machine)
{
    note_user(machine);
    match_play(&session.match, &console_line.task.move);
    session_load(&console_line.task.state);
}

bool session_undo(void)
{
    if (!match_undo(&session.match))
        return false;
    session.user_side = NOT_KNOWN;
    session_load(&console_line.task.state);
    return true;
}

void session_write_result(enum result result)
{
    const uint8_t user = session.user_side;
    uint8_t words = WORDS_FIRST_PLAYER + (result - FIRST_WON);

    if (result != NOBODY_WON && (user == FIRST_SIDE || user == SECOND_SIDE))
        words = user == result ? WORDS_USER : WORDS_MACHINE;
    text_say(WORDS_GAME_IS_OVER);
    text_say(words);
}
