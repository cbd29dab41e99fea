// SPDX-License-Identifier: MIT
// The game under way: new, play, reply, show, undo. Nothing that ends in `error:` changes it.
#pragma once

#include "console/notation.h"

struct match {
    struct state now;                       // game = NULL before the first `new`
    struct position past[CONSOLE_UNDO_MAX]; // a ring: the oldest moves are forgotten
    uint16_t past_count;
    uint16_t past_next;
    uint8_t side;    // to move: 1 for who began, else 2
    uint8_t human;   // sides that `play` has moved for since the last `new` or `undo`
    uint8_t machine; // and `reply`
};

// Each reads its arguments after the word of the command and answers with one line.
void match_new(struct match *match, struct reader *reader);
void match_play(struct match *match, struct reader *reader);
void match_reply(struct match *match, struct reader *reader);
void match_show(const struct match *match, struct reader *reader);
void match_undo(struct match *match, struct reader *reader);
