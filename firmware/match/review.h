// SPDX-License-Identifier: MIT
// Where a match turned: the first position that one side had won and gave away, as far as the log reaches.
#pragma once

#include "match/match.h"

// A review of the moves of one side; all else begins as 0.
struct review {
    bool second;   // the second side
    uint8_t after; // verdict of the position after the move that is looked at
    undo_t turned; // taking so many moves back leads to the position given away; 0: there is none
};

// Goes on with the review of a match. Returns true at the end, with the match as it was at first; until then
// call again, and do nothing else with the match. The position given away is won for the side, and not lost
// for the other one after the move that was played. Time of a call: see player.h.
bool review_step(struct review *review, struct match *match);
