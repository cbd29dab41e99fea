// SPDX-License-Identifier: MIT
#include "console/match.h"

#include <string.h> // memcpy, memmove

struct match match;

static void save(const struct state *state)
{
    memcpy(match.now, state, sizeof match.now);
}

void match_begin(const struct state *state)
{
    save(state);
    match.past_count = 0;
    match.person = NOBODY_YET;
}

void match_load(struct state *state)
{
    memcpy(state, match.now, sizeof match.now);
    link_edges(state);
}

void match_move(struct task *task, bool machine)
{
    struct position *position = &task->state.position;
    const uint8_t person = machine == position->white ? FIRST_SIDE : SECOND_SIDE;

    if (match.person != person)
        match.person = match.person == NOBODY_YET ? person : NOBODY;
    memmove(match.past + 1, match.past, sizeof match.past - sizeof *match.past);
    memcpy(match.past->part, position->part, sizeof position->part);
    match.past->stones = position->stones;
    match.past->cap = position->cap;
    if (match.past_count < CONSOLE_UNDO_MAX)
        match.past_count++;
    game_play(position, &task->move);
    save(&task->state);
}

bool match_undo(struct state *state)
{
    struct position *position = &state->position;

    if (!match.past_count)
        return false;
    match.past_count--;
    match.person = NOBODY_YET;
    memcpy(position->part, match.past->part, sizeof position->part);
    position->stones = match.past->stones;
    position->cap = match.past->cap;
    position->white = !position->white;
    memmove(match.past, match.past + 1, sizeof match.past - sizeof *match.past);
    save(state);
    return true;
}

void match_write_end(const struct state *state, enum verdict verdict)
{
    const uint8_t winner = state->position.white == (verdict == N_POSITION) ? SECOND_SIDE : FIRST_SIDE;

    text_words(TEXT(" : game over, "));
    if (verdict == DRAW) {
        text_words(TEXT("a draw"));
        return;
    }
    if (match.person == FIRST_SIDE || match.person == SECOND_SIDE)
        text_words(match.person == winner ? TEXT("you") : TEXT("the machine"));
    else
        text_words(winner == FIRST_SIDE ? TEXT("the first player") : TEXT("the second player"));
    text_words(TEXT(" won"));
}
