// SPDX-License-Identifier: MIT
// Goes back to the oldest position that is kept, one at a time, and then to the end again.
#include "match/review.h"

bool review_step(struct review *review, struct match *match)
{
    const enum verdict verdict = game_verdict(match->game, &match->position);
    if (verdict == PENDING)
        return false;
    if (match->back && match->position.white == review->second && verdict == N_POSITION &&
        review->after != P_POSITION)
        review->turned = match->back;
    review->after = verdict;
    if (match_undo(match))
        return false;
    while (match_redo(match))
        ;
    return true;
}
