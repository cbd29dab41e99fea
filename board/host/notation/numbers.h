// SPDX-License-Identifier: MIT
// The numbers of a line, and one walker over them for both directions: its functions numbers_...() take a
// value to write and return the value: that one, or the one read. A reader keeps the first fault only and
// returns values as they were from then on, so it need not test for faults.
#pragma once

#include "game/position/position.h" // stones_t
#include "notation/faults.h"

// The longest line tells of a match on a graph: game, vertices, edges, tokens, whose turn, the last move.
enum { LINE_NUMBERS_MAX = 5 + 2 * EDGES_MAX + 3 * TOKENS_MAX };
_Static_assert(LINE_NUMBERS_MAX <= UINT8_MAX, "a place is a byte");
_Static_assert(LINE_NUMBERS_MAX >= 6 + PARTS_MAX + 2 * CHANGES_MAX, "other positions are shorter");

#if STONES_MAX < UINT16_MAX
typedef uint16_t number_t;
#else
typedef uint32_t number_t;
#endif

struct numbers {
    bool writes;
    bool after_space; // the next digit begins a number
    bool for_glass;   // a position must fit on the display of a board
    uint8_t fault;    // enum line_fault: the first one
    uint8_t place;    // the number with the fault, 1-based; 0: the letter of the line
    number_t limit;   // that the number, or the line, does not keep; 0 where there is none
    uint8_t count;    // numbers of the line
    uint8_t at;       // numbers read so far
    number_t number[LINE_NUMBERS_MAX];
};

// Makes *numbers an empty line to be written, or one to be filled by numbers_character and then read.
void numbers_begin(struct numbers *numbers, bool writes);

// Takes the next character of a line that will be read, of what stands behind its letter or behind its words,
// without the end of the line. Each number is decimal and stands behind a space.
void numbers_character(struct numbers *numbers, char character);

// Writes the value, or reads a number from min to max.
number_t numbers_number(struct numbers *numbers, number_t value, number_t min, number_t max);

// Notes a fault at the number that was read last, if it is the first one.
void numbers_refuse(struct numbers *numbers, uint8_t fault, number_t limit);

// Notes a fault if there are numbers that were not read.
void numbers_end(struct numbers *numbers);
