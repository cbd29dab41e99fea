// SPDX-License-Identifier: MIT
// The game under way: new, play, reply, show, undo. It is kept small; who asks for it gets it as a state.
#pragma once

#include "console/notation.h"

#include <stddef.h> // offsetof

#if CONSOLE_UNDO_MAX <= UINT8_MAX
typedef uint8_t undo_t;
#else
typedef uint16_t undo_t;
#endif

// What of a position moves change, beside whose turn it is: all before its count
struct past {
    uint8_t bytes[offsetof(struct position, count)];
};

struct match {
    // All of a state but the successors, which follow from the edges
    uint8_t now[offsetof(struct state, position.radius) + sizeof(stones_t)];
    struct past past[CONSOLE_UNDO_MAX]; // the last one first
    undo_t past_count;
    bool forgot;    // moves of this game that were too many to keep
    bool is_over;   // as the last answer to a command told
    uint8_t person; // the side that the user of `play` has, if only one so far, the machine the other; or:
};
enum { NOBODY_YET = 0, FIRST_SIDE = 1, SECOND_SIDE = 2, NOBODY = 3 };

extern struct match match;

// The state of the game under way, with no game before the first `new`. *state is all 0.
void match_load(struct state *state);

// These ask the memory of the console for the task: begin a match with its state, or go on in this state,
// that of the match, with its legal move, for the machine or not.
void match_begin(void);
void match_move(bool machine);

// Takes a move back; false if it is not kept.
bool match_undo(void);

// Who has won by the verdict in the memory, where the game is over.
void match_write_end(void);
