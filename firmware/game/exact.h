// SPDX-License-Identifier: MIT
// Exact outcomes where no formula is known: a bit for each position in the arena. It is for games whose
// parts may be put in any order, where a move only lowers parts and a part of 0 is nothing. A position is
// then the row of its parts, largest first, and the rows are numbered so that a move leads to a lower number.
// In that order the first row that is not marked is lost; all rows from which a move leads to it are marked
// as won, and so on up to the row in question.
#pragma once

#include "game/game.h"

#if ARENA_BYTES <= 512
typedef uint16_t exact_number_t;
#else
typedef uint32_t exact_number_t;
#endif

// Rows below this number can be searched: one bit each.
#define EXACT_ROWS (ARENA_BYTES * 8)

// Of the tool tables.py: exact_ways[exact_first[parts] + part] rows of `parts` parts have parts below `part`,
// for 2 parts and more. Where the numbers would reach EXACT_ROWS the table of so many parts ends.
extern const FLASH exact_number_t exact_ways[];
extern const FLASH uint16_t exact_first[PILES_MAX + 2];

struct exact_walk {
    part_t lost[PILES_MAX];   // a lost row, largest part first
    part_t before[PILES_MAX]; // from which a move leads there, part by part
    uint8_t count;            // of parts
    part_t largest;           // that a part may be
};

// Steps walk->before to the next row from which a move leads to walk->lost, from walk->lost itself to the
// first one; false after the last. Of *position only the parameters count. Such a row may come more than
// once.
typedef bool exact_before_t(const struct position *position, struct exact_walk *walk);

// Who wins: N, P, BEYOND_LIMIT, or THINKING until all positions below are known too. Where all parts are
// below `over` the game is over and the player to move has won.
enum verdict exact_verdict(const struct position *position, exact_before_t *before, part_t over);

// The same, but an answer N comes as soon as it is sure, with a winning move. In a P-position *move stays.
enum verdict exact_reply(const struct position *position, exact_before_t *before, part_t over,
                         struct move *move);
