// SPDX-License-Identifier: MIT
// Retrograde analysis where no formula is known: a bit for each position in the arena. It is for games whose
// parts may be put in any order, where a move only lowers parts and a part of 0 is nothing. A position is
// then the row of its parts, largest first, and rows are ranked so that a move leads to a lower rank. In that
// order the first row that is not marked is a P-position; all its predecessors, from which a move leads to
// it, are marked as N-positions, and so on up to the row in question.
#pragma once

#include "game/search/arena.h" // enum arena_owner
#include "game/game.h"

#if ARENA_BYTES <= 512
typedef uint16_t rank_t;
typedef uint8_t binomial_index_t;
#else
typedef uint32_t rank_t;
typedef uint16_t binomial_index_t;
#endif

// Rows below this rank can be searched: one bit each. Those of tokens must leave room for their graph;
// tables.c asserts it.
#define RANKS_MAX (ARENA_BYTES * 8)
#define TOKEN_RANKS_MAX ((ARENA_BYTES - VERTICES_MAX * sizeof(vertex_set_t)) * 8)
// A smaller bitmap would be of little use for Chomp, and its limit hard to tell.
#define BARS_ARE_SEARCHED (ARENA_BYTES > 512)

// Of the tool tables.py: binomials[first_binomial[parts] + part] rows of `parts` parts have parts below
// `part`, for 2 parts and more. The table of so many parts ends at first_binomial[parts + 1].
extern const FLASH rank_t binomials[];
extern const FLASH binomial_index_t first_binomial[PILES_MAX + 2];

// The moves that the search goes back.
enum search_moves {
    MOVES_TAKE,        // up to `most` from each of up to k parts
    MOVES_ALONG_EDGES, // one part goes to one of its successors, which are lower; where none has any, the
                       // player to move has won
    MOVES_BITE,        // Chomp
};

// Who wins: N, P, BEYOND_LIMIT, or PENDING until all positions below are known too. With a move asked for,
// the answer N comes as soon as it is sure, with a winning move that has been played in *position; in a
// P-position *move stays.
enum verdict retrograde_reply(enum search_moves moves, struct position *position, struct move *move);
