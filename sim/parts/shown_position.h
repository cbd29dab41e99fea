// SPDX-License-Identifier: MIT
// A position that a display must show, before and after the move that the display previews.
#pragma once

#include <stdint.h>

enum shown_shape {
    SHOWN_PILES,
    SHOWN_STAIRS,
    SHOWN_HEAP,    // one part
    SHOWN_STRIP,   // cells of coins
    SHOWN_TOKENS,  // vertices of tokens
    SHOWN_MEN,     // columns of the men, alternately black and white; the leftmost is 1
    SHOWN_SQUARES, // lengths of the rows of a chocolate bar, from the bottom
    SHOWN_COINS,   // 0 tails, 1 heads
    SHOWN_LETTERS, // 0 none, 1 S, 2 O
    SHOWN_BOXES,
    SHOWN_SHAPES
};

enum { SHOWN_PARTS = 32, SHOWN_NONE = -1 };

struct shown_position {
    enum shown_shape shape;
    unsigned count; // number of parts of the position
    unsigned cells; // number of vertices of a graph, or of columns in a row of men
    unsigned before[SHOWN_PARTS], after[SHOWN_PARTS]; // the parts before and after the move
    int selected;    // index of the selected part; `count`: all parts are selected; SHOWN_NONE: none is
    int looked;      // vertex whose arrows are shown, or SHOWN_NONE
    uint64_t arrows; // set of vertices at which the shown arrows end
};
