// SPDX-License-Identifier: MIT
// Exact outcomes where no formula is known: a bit for each position in the arena. It is for games whose
// parts may be put in any order, where a move only lowers parts and a part of 0 is nothing. A position is
// then the row of its parts, largest first, and the rows are numbered so that a move leads to a lower number.
// In that order the first row that is not marked is lost; all rows from which a move leads to it are marked
// as won, and so on up to the row in question.
#pragma once

#include "game/search/arena.h" // enum arena_owner
#include "game/game.h"

#if ARENA_BYTES <= 512
typedef uint16_t exact_number_t;
typedef uint8_t exact_index_t;
#else
typedef uint32_t exact_number_t;
typedef uint16_t exact_index_t;
#endif

// Rows below this number can be searched: one bit each.
#define EXACT_ROWS (ARENA_BYTES * 8)
// A smaller bitmap would be of little use for Chomp, and its limit hard to tell.
#define EXACT_BARS (ARENA_BYTES > 512)

// Of the tool tables.py: exact_ways[exact_first[parts] + part] rows of `parts` parts have parts below `part`,
// for 2 parts and more. The table of so many parts ends at exact_first[parts + 1].
extern const FLASH exact_number_t exact_ways[];
extern const FLASH exact_index_t exact_first[PILES_MAX + 2];

// Who wins: N, P, BEYOND_LIMIT, or PENDING until all positions below are known too. With a move asked for,
// the answer N comes as soon as it is sure, with a winning move that has been played in *position; in a
// P-position *move stays. What a move does depends on the owner:
//   ARENA_PILES   it takes up to `most` from each of up to k parts
//   ARENA_TOKENS  it puts one part onto one of its successors, which are lower; where no part has any, the
//                 player to move has won
//   ARENA_BARS    Chomp
enum verdict exact_reply(enum arena_owner owner, struct position *position, struct move *move);
