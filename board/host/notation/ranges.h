// SPDX-License-Identifier: MIT
// The parts of each shape: their name, their form in a move, how many there may be and what each may hold.
#pragma once

#include "notation/line.h"

enum move_flag {
    FROM_ZERO = 1,  // the smallest number is 0, not 1
    FROM_ABOVE = 2, // the text is what is left, so the smallest text is the largest number of game_choose
    MANY = 4        // a move may have several choices, each with one change
};

struct range {
    char name[6];
    char separator;      // between a part and its number in a move
    uint8_t move;        // bits of enum move_flag
    uint8_t least, most; // parts
    part_t min, max;     // of a part
};

// The range of the shape of this state.
const struct range *range_of(const struct state *state);

// The most that this part may hold, with these parameters and the parts before it.
part_t part_max(const struct state *state, uint8_t part);

// The letters of SHAPE_LETTERS, by the value of the cell
#define LETTERS ".SO"
