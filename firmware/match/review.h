// SPDX-License-Identifier: MIT
// Where a match turned: the first position that a human had won and gave away, as far as the log reaches.
#pragma once

#include "match/match.h"

// A review of the moves of humans
struct review {
    struct position position; // the one that is looked at
    log_size_t at;            // changes in the log before it
    uint8_t after;            // verdict of the position after it; P_POSITION behind the last one
    log_size_t turned;        // changes before the position given away, plus 1; 0: there is none yet
};

// Begins at the last position of a match.
void review_begin(struct review *review, const struct match *match);

// Looks at one position more. Returns true when all that are kept have been looked at; until then call again.
// A position is given away if it is won for the human to move, and not lost for the other side after the move
// that was played. Time of a call: see player.h.
bool review_step(struct review *review, const struct match *match);
