// SPDX-License-Identifier: MIT
#include "console/session.h"

#include "console/text.h"

#include <string.h> // memcpy

// A side that nobody has played yet; who plays it is known by its first move, `play` or `reply`.
enum { NOBODY_YET = HUMAN - 1 };

static struct {
    struct match match;
    uint8_t rest[offsetof(struct state, position)]; // of the state
} session;

const struct match *session_match(void)
{
    return &session.match;
}

void session_load(struct state *state)
{
    memcpy(state, session.rest, sizeof session.rest);
    state->position = session.match.position;
}

void session_begin(void)
{
    const struct state *state = &console_line.task.state;

    memcpy(session.rest, state, sizeof session.rest);
    session.match.game = state->game;
    session.match.position = state->position;
    match_begin(&session.match, NOBODY_YET, NOBODY_YET);
}

// The user has the side that was played by `play` and the machine the other one, unless a side was played by
// both: then they are the user's.
static void note_player(uint8_t player)
{
    uint8_t *const side = session.match.side;
    const bool second = session.match.position.white;

    if (side[second] == NOBODY_YET) {
        side[second] = player;
        side[!second] = player == HUMAN ? PERFECT : HUMAN;
    } else if (side[second] != player) {
        side[0] = side[1] = HUMAN;
    }
}

void session_play(bool machine)
{
    note_player(machine ? PERFECT : HUMAN);
    match_play(&session.match, &console_line.task.move);
    console_line.task.state.position = session.match.position;
}

bool session_undo(void)
{
    if (!match_undo(&session.match))
        return false;
    session.match.side[0] = session.match.side[1] = NOBODY_YET;
    console_line.task.state.position = session.match.position;
    return true;
}

void session_write_result(enum result result)
{
    const uint8_t *const side = session.match.side;
    uint8_t who = result - FIRST_WON;

    if (result != NOBODY_WON && side[0] != side[1])
        who = side[who] == HUMAN ? 3 : 4;
    text_words(TEXT(" : game over, "));
    text_words(text_nth(TEXT("the first player won\0"
                             "the second player won\0"
                             "a draw\0"
                             "you won\0"
                             "the machine won"),
                        who));
}
