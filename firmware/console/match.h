// SPDX-License-Identifier: MIT
// The game under way: new, play, reply, show, undo.
#pragma once

#include "console/notation.h"

#include <stddef.h> // offsetof

#if CONSOLE_UNDO_MAX <= UINT8_MAX
typedef uint8_t undo_t;
#else
typedef uint16_t undo_t;
#endif

// What of a position moves change: all before the parameters in its union.
struct past {
    uint8_t bytes[offsetof(struct position, set)];
};

struct match {
    struct state now;                   // game = NULL before the first `new`
    struct past past[CONSOLE_UNDO_MAX]; // the last one first
    undo_t past_count;
    uint8_t side;    // to move: 1 for who began, else 2
    uint8_t human;   // sides that `play` has moved for since the last `new` or `undo`
    uint8_t machine; // and `reply`
};
extern struct match match;

void match_begin(const struct state *state);

// The commands, of a game under way. A fault leaves the match as it was.
void match_play(void);
void match_undo(void);
void match_check_move(void); // a fault if no move is left

// Plays the machine's move.
void match_reply(const struct move *move);

// The position, and if the game is over, who won by this verdict.
void match_write(bool is_over, enum verdict verdict);
