// SPDX-License-Identifier: MIT
// How many of the legal moves win, counted in steps, up to a limit.
#pragma once

#include "match/match.h"

enum { COUNT_MAX = 99, COUNT_TRIES_MAX = 1000 };

// A count that is under way; begins as 0.
struct count {
    uint8_t winning; // COUNT_MAX + 1: more than COUNT_MAX
    bool cut;        // not all winning moves are counted: there were too many moves to try
    uint16_t tries;
};

// Goes on with the count for the position of the match; *move is no move before the first step, and not to be
// changed between them. Moves that keep a draw count as winning where none wins. PENDING: call again.
// Otherwise returns the verdict of the position. Time of a call: see player.h.
enum verdict count_step(struct count *count, const struct match *match, struct move *move);
