// SPDX-License-Identifier: MIT
// Where a match turned: the first position that one side had won and gave away, as far as the log reaches.
#pragma once

#include "match/match.h"

// A review of the moves of one side
struct review {
    bool second;              // the second side
    struct position position; // the one that is looked at
    log_size_t at;            // changes that the log has behind it
    uint8_t after;            // verdict of the position after it; P_POSITION behind the last one
    log_size_t
        turned; // the log has so many changes less 1 behind the position given away; 0: there is none yet
};

// Begins at the last position of a match.
void review_begin(struct review *review, const struct match *match, bool second);

// Looks at one position more. Returns true when all that are kept have been looked at; until then call again.
// A position is given away if it is won for the side, and not lost for the other one after the move that was
// played. Time of a call: see player.h.
bool review_step(struct review *review, const struct match *match);
