// SPDX-License-Identifier: MIT
// What there can be on a board, by its shape: how the parts are called and written, how many there can be and
// what they can hold.
#pragma once

#include "console/line.h"

enum move_flag {
    FROM_ZERO = 1,  // the smallest number is 0, not 1
    FROM_ABOVE = 2, // and stands for the largest one of the choice, that what is left
    MANY = 4        // choices, each with one change
};

struct range {
    char name[6];
    char separator; // in a choice of a move
    uint8_t move;   // of enum move_flag
    uint8_t least, most;
    part_t min, max;
};
const FLASH struct range *range_of(const struct state *state);

// The most that this part can hold, for these parameters and the parts before it
part_t part_max(const struct state *state, uint8_t part);

// The letters of cells, by what they hold
#define LETTERS TEXT(".SO")
