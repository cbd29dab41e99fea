// SPDX-License-Identifier: MIT
#include "match/match.h"

#include <string.h> // memcpy, memmove

enum { EASY_MOVES = 8 }; // a machine that errs plays one of the first legal moves

void match_begin(struct match *match)
{
    match->searching = false;
    match->forgot = false;
    match->past_count = 0;
}

uint8_t match_player(const struct match *match)
{
    return match->side[match->position.white];
}

uint8_t match_random(uint16_t *random, uint8_t range)
{
    *random = *random * 25173u + 13849u;
    return (uint16_t)((uint8_t)(*random >> 8) * range) >> 8;
}

// Plays one of the first EASY_MOVES legal moves.
static void reply_easily(const struct match *match, struct move *move, uint16_t *random)
{
    uint8_t more = match_random(random, EASY_MOVES);
    do
        while (!game_next(match->game, &match->position, move))
            ; // after the last move comes no move, then the first one again
    while (more--);
}

enum verdict match_reply(struct match *match, struct move *move, uint16_t *random)
{
    const uint8_t player = match_player(match);
    const bool may_err = player - 1u < MATCH_LEVEL_MAX;
    if (may_err && !match->searching && match_random(random, MATCH_ODDS) < player) {
        reply_easily(match, move, random);
        return N_POSITION;
    }
    const enum verdict verdict = game_reply(match->game, &match->position, move);
    match->searching = verdict == PENDING;
    return verdict;
}

void match_play(struct match *match, const struct move *move)
{
    memmove(match->past + 1, match->past, sizeof match->past - sizeof *match->past);
    memcpy(match->past, &match->position, sizeof *match->past);
    if (match->past_count < MATCH_UNDO_MAX)
        match->past_count++;
    else
        match->forgot = true;
    match->searching = false;
    game_play(&match->position, move);
}

bool match_undo(struct match *match)
{
    struct position *position = &match->position;
    if (!match->past_count)
        return false;
    match->past_count--;
    match->searching = false;
    memcpy(position, match->past, sizeof *match->past);
    position->white = !position->white;
    memmove(match->past, match->past + 1, sizeof match->past - sizeof *match->past);
    return true;
}

bool match_is_over(const struct match *match)
{
    return game_is_over(match->game, &match->position);
}

enum result match_result(const struct match *match)
{
    if (!match_is_over(match))
        return NOT_OVER;
    const enum verdict verdict = game_verdict(match->game, &match->position);
    if (verdict == PENDING)
        return RESULT_PENDING;
    if (verdict == DRAW)
        return NOBODY_WON;
    return FIRST_WON + (match->position.white ^ (verdict != N_POSITION));
}
