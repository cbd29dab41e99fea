// SPDX-License-Identifier: MIT
#include "console/match.h"

#include <string.h> // memcpy, memmove

struct match match;

static void save(void)
{
    memcpy(match.now, &memory.task.state, sizeof match.now);
}

void match_begin(void)
{
    save();
    match.past_count = 0;
    match.forgot = false;
    match.person = NOBODY_YET;
}

void match_load(struct state *state)
{
    memcpy(state, match.now, sizeof match.now);
    link_edges(state);
}

void match_move(bool machine)
{
    struct position *position = &memory.task.state.position;
    const uint8_t person = FIRST_SIDE + (machine ^ position->white);

    if (match.person != person)
        match.person = match.person == NOBODY_YET ? person : NOBODY;
    memmove(match.past + 1, match.past, sizeof match.past - sizeof *match.past);
    memcpy(match.past, position, sizeof *match.past);
    if (match.past_count < CONSOLE_UNDO_MAX)
        match.past_count++;
    else
        match.forgot = true;
    game_play(position, &memory.task.move);
    save();
}

bool match_undo(void)
{
    struct position *position = &memory.task.state.position;

    if (!match.past_count)
        return false;
    match.past_count--;
    match.person = NOBODY_YET;
    memcpy(position, match.past, sizeof *match.past);
    position->white = !position->white;
    memmove(match.past, match.past + 1, sizeof match.past - sizeof *match.past);
    save();
    return true;
}

void match_write_end(void)
{
    const uint8_t verdict = memory.verdict;
    const uint8_t winner = FIRST_SIDE + (memory.task.state.position.white ^ (verdict != N_POSITION));
    uint8_t who = winner;

    if (verdict == DRAW)
        who = 0;
    else if (match.person == FIRST_SIDE || match.person == SECOND_SIDE)
        who = match.person == winner ? 3 : 4;
    text_words(TEXT(" : game over, "));
    text_words(text_nth(TEXT("a draw\0"
                             "the first player won\0"
                             "the second player won\0"
                             "you won\0"
                             "the machine won"),
                        who));
}
