// SPDX-License-Identifier: MIT
// Looks at one position in each step, from the last one to the oldest one that is kept.
#include "match/review.h"

void review_begin(struct review *review, const struct match *match)
{
    review->position = match->position;
    review->at = match->at;
    review->after = P_POSITION;
    review->turned = 0;
}

bool review_step(struct review *review, const struct match *match)
{
    const enum verdict verdict = game_verdict(match->game, &review->position);
    if (verdict == PENDING)
        return false;
    if (match->side[review->position.white] == HUMAN && verdict == N_POSITION && review->after != P_POSITION)
        review->turned = review->at + 1;
    review->after = verdict;
    if (!review->at)
        return true;
    review->at = match_step_back(match, review->at, &review->position);
    return false;
}
