// SPDX-License-Identifier: MIT
#include "match/count.h"

enum verdict count_step(struct count *count, const struct match *match, struct move *move)
{
    const enum verdict verdict = game_next_winning(match->game, &match->position, move);
    if (!game_is_move(move))
        return verdict;
    if (verdict != PENDING && ++count->winning > COUNT_MAX)
        return verdict;
    if (++count->tries > COUNT_TRIES_MAX) {
        count->cut = true;
        return verdict == PENDING ? N_POSITION : verdict;
    }
    return PENDING;
}
