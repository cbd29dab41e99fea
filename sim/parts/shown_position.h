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
    SHOWN_MEN,     // columns of the men, alternately black and white; the leftmost column is 1
    SHOWN_SQUARES, // lengths of the rows of a chocolate bar, from the bottom
    SHOWN_COINS,   // 0 tails, 1 heads
    SHOWN_LETTERS, // 0 none, 1 S, 2 O
    SHOWN_BOXES,
    SHOWN_SHAPES
};

enum { SHOWN_PARTS = 32, SHOWN_NONE = -1 };

struct shown_position {
    enum shown_shape shape;
    unsigned count; // number of parts, such as piles or coins
    unsigned cells; // number of vertices of the graph, or of columns in a row of men
    unsigned before[SHOWN_PARTS], after[SHOWN_PARTS]; // value of each part before and after the move
    int selected;    // index of the selected part, `count` if all parts are selected, or SHOWN_NONE
    int looked;      // vertex whose arrows the display shows, or SHOWN_NONE
    uint64_t arrows; // set of vertices to which the displayed arrows point
};
