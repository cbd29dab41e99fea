// SPDX-License-Identifier: MIT
// Where a match turned: the first position that one side had won and gave away, as far as the log reaches.
#pragma once

#include "match/match.h"

// A review of the moves of one side; all else begins as 0.
struct review {
    bool second;       // the second side
    log_size_t back;   // moves from the last position to the one that is looked at
    uint8_t after;     // verdict of the position after that one
    log_size_t turned; // taking so many moves back leads to the position given away; 0: there is none yet
};

// Looks at one position more. Returns true when all that are kept have been looked at; until then call again.
// The match must be over, or at least no move may be taken back; it is left as it was. A position is given
// away if it is won for the side, and not lost for the other one after the move that was played. Time of a
// call: see player.h, and 1 ms more.
bool review_step(struct review *review, struct match *match);
