// SPDX-License-Identifier: MIT
// Looks at one position in each step, from the last one to the oldest one that is kept.
#include "match/review.h"

bool review_step(struct review *review, struct match *match)
{
    log_size_t left = review->back;
    while (left && match_undo(match))
        left--;
    const enum verdict verdict = left ? BEYOND_LIMIT : match_verdict(match);
    const bool is_turn = match->position.white == review->second;
    while (match_redo(match))
        ;
    if (left)
        return true;
    if (verdict == PENDING)
        return false;
    if (review->back && is_turn && verdict == N_POSITION && review->after != P_POSITION)
        review->turned = review->back;
    review->after = verdict;
    review->back++;
    return false;
}
