// SPDX-License-Identifier: MIT
// Retrograde analysis for games without a formula: the arena has a bit for each position, set for
// N-positions. The order of the parts must not matter, a move must only lower parts, and a part of 0 must
// count as none. Then a position is the row of its parts, largest first, and rows are ranked so that every
// move leads to a lower rank. In the order of ranks the next row that is not marked is a P-position, and all
// its predecessors are marked as N-positions, up to the rank of the question.
#pragma once

#include "board.h" // ARENA_BYTES
#include "game/game.h"

#if ARENA_BYTES <= 512
typedef uint16_t rank_t;
typedef uint8_t binomial_index_t;
#define LARGEST_MAX 13 // largest part that is searched; tables.c asserts that
#else
typedef uint32_t rank_t;
typedef uint16_t binomial_index_t;
#define LARGEST_MAX 2047
#endif

// Rows of lower ranks can be searched: one bit each. Those of tokens must leave room for the graph; tables.c
// asserts that.
#define RANKS_MAX (ARENA_BYTES * 8)
#define TOKEN_RANKS_MAX ((ARENA_BYTES - VERTICES_MAX * sizeof(vertex_set_t)) * 8)
// A smaller arena would hold few positions of Chomp.
#define BARS_ARE_SEARCHED (ARENA_BYTES > 512)

// Binomial coefficients, computed by tables.py: binomials[first_binomial[parts] + part] is the number of rows
// of `parts` parts, 2 or more, that are all below `part`. The table for `parts` ends at first_binomial[parts
// + 1]; for fewer parts there is none, but the indices are as far apart as for 2.
extern const FLASH rank_t binomials[];
extern const FLASH binomial_index_t first_binomial[PILES_MAX + 2];

// Returns the number of rows of so many parts that are all below `part`, which must be in the table if
// `parts` is above 1. The rank of a row of n parts, largest first, is the sum of this for n parts and the
// first one, n - 1 parts and the second one, and so on.
rank_t rows_below(uint8_t parts, part_t part);

// The rules of a game as its search needs them; all 0: a move lowers up to k parts, each by up to `most`, and
// terminal positions are P. In the other games they are N. A value, as three bytes in registers cost less
// than a row in flash.
struct search_rules {
    bool along_edges; // a move lowers a part to one of its successors in the graph
    // Steps `before` to the next predecessor of the row `after`, from `after` itself to the first one; after
    // the last one back to `after`, and returns false. A predecessor may come more than once. Rows have
    // `count` parts of at most `largest`. Null: as told above. Called only where BARS_ARE_SEARCHED.
    bool (*next_predecessor)(const part_t *after, part_t *before, uint8_t count, part_t largest);
};

// The state of a search: the outcomes of all rows below rank `at` are known.
struct walk {
    rank_t at;
    bool is_lost;   // row `at` is a P-position
    rank_t limit;   // the search marks no row above this rank
    part_t k, most; // parameters of the question
    struct search_rules rules;
    part_t largest;                // bound of the parts
    uint8_t count;                 // parts in a row
    uint8_t raised;                // parts that are larger in `predecessor` than in `p_position`
    rank_t rank;                   // of `predecessor`
    part_t p_position[PILES_MAX];  // the row of rank `at`, largest part first: P unless it is marked
    part_t predecessor[PILES_MAX]; // the same with fewer than k parts raised
    uint8_t above[LARGEST_MAX];    // above[n]: how many parts of `predecessor` are larger than n
};

// The memory of the searches, shared by all games. A table stays until another search takes the arena, which
// may happen between any two calls: a search must check that the arena still holds the table of its question.

// A count of up to SEARCH_STEPS, the steps of one call (player.h).
#if SEARCH_STEPS <= UINT8_MAX
typedef uint8_t search_steps_t;
#else
typedef uint16_t search_steps_t;
#endif

enum arena_owner { ARENA_FREE, ARENA_VALUES, ARENA_RETROGRADE, ARENA_SOS };

extern struct arena {
    struct walk walk; // while ARENA_RETROGRADE owns the rest
    uint8_t owner;    // enum arena_owner
    _Alignas(uint32_t) uint8_t bytes[ARENA_BYTES];
} arena;

// Gives the arena to a new owner (enum arena_owner), all bytes 0. A search that fills the bytes itself sets
// the owner alone.
void arena_take(uint8_t owner);

// Returns N_POSITION, P_POSITION, BEYOND_LIMIT, or PENDING: then call again. With a move (not null): an
// N-position gets a winning move in *move, which is also played in *position; in a P-position both stay.
// Makes up to SEARCH_STEPS steps.
enum verdict retrograde_reply(struct search_rules rules, struct position *position, struct move *move);
