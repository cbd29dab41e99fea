// SPDX-License-Identifier: MIT
#include "match/count.h"

enum verdict count_step(struct count *count, const struct match *match, struct move *move)
{
    const struct position *position = &match->position;
    if (!count->has_legal) {
        if (match_next(match, move) && ++count->legal <= COUNT_MAX)
            return PENDING;
        game_no_move(move);
        count->has_legal = true;
    }
    const enum verdict verdict = game_next_winning(match->game, position, move);
    if (move->found && ++count->winning > COUNT_MAX)
        return verdict;
    if (move->tried && ++count->tries > COUNT_TRIES_MAX) {
        count->cut = true;
        return verdict == PENDING ? N_POSITION : verdict;
    }
    return move->found ? PENDING : verdict;
}
