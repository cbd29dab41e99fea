// SPDX-License-Identifier: MIT
// Retrograde analysis, for games without a formula. tables.py makes the binomials. The order of the parts
// must not matter, a move must only lower parts, and parts of 0 must have no effect.
//
// A position is a row of its parts, largest first. The rank of a row of n parts is rows_below(n, first part)
// + rows_below(n - 1, second part) + ... Every move leads to a lower rank.
//
// The arena has a bit for each row, which marks N-positions. The search goes up the ranks to the rank of the
// asked position. If a row is not marked when the search reaches it, this row is a P-position. The search
// then marks all predecessors of this row as N-positions. Rules with next_predecessor need BARS_ARE_SEARCHED.
#pragma once

#include "board.h" // ARENA_BYTES
#include "game/game.h"

#if ARENA_BYTES <= 512
typedef uint16_t rank_t;
typedef uint8_t binomial_index_t;
#define LARGEST_MAX 13 // largest part that is searched (asserted in tables.c)
#else
typedef uint32_t rank_t;
typedef uint16_t binomial_index_t;
#define LARGEST_MAX 2047
#endif

// The arena has one bit per rank. For tokens it also holds the graph.
#define RANKS_MAX (ARENA_BYTES * 8)
#define TOKEN_RANKS_MAX ((ARENA_BYTES - VERTICES_MAX * sizeof(vertex_set_t)) * 8)
// A smaller arena would hold few positions of Chomp.
#define BARS_ARE_SEARCHED (ARENA_BYTES > 512)

// rows_below(parts, part) is binomials[first_binomial[parts] + part]. The entries for `parts` end before
// first_binomial[parts + 1].
extern const FLASH rank_t binomials[];
extern const FLASH binomial_index_t first_binomial[PILES_MAX + 2];

// Returns the number of rows of length `parts` whose parts are all below `part`. From length 2 on, the table
// must contain `part`.
rank_t rows_below(uint8_t parts, part_t part);

// Rules of a search. If all members are 0, a move lowers up to k parts by up to `most` each, in normal play.
// Other rules are misere.
struct search_rules {
    bool along_edges; // true if a move goes to a successor in the graph
    // Steps `before` to the next predecessor of `after`. At first, `before` equals `after`. Returns false
    // after the last.
    bool (*next_predecessor)(const part_t *after, part_t *before, uint8_t count, part_t largest);
};

// State of a search. The verdicts of all rows below rank `at` are known.
struct walk {
    rank_t at;
    bool is_lost;   // true if the row of rank `at` is a P-position
    rank_t limit;   // rows above this rank are not marked
    part_t k, most; // k and `most` of the asked position
    struct search_rules rules;
    part_t largest;                // upper bound of all parts
    uint8_t count;                 // number of parts in a row
    uint8_t raised;                // how many parts are larger in `predecessor` than in p_position
    rank_t rank;                   // the rank of `predecessor`
    part_t p_position[PILES_MAX];  // the row whose rank is `at`, largest part first
    part_t predecessor[PILES_MAX]; // p_position with fewer than k parts made larger
    uint8_t above[LARGEST_MAX];    // above[n]: how many parts of `predecessor` are above n
};

// The arena is memory that all searches share. Each search may overwrite the results of the others.

// Counts steps up to about SEARCH_STEPS (player.h).
#if SEARCH_STEPS <= UINT8_MAX
typedef uint8_t search_steps_t;
#else
typedef uint16_t search_steps_t;
#endif

enum arena_owner { ARENA_FREE, ARENA_VALUES, ARENA_RETROGRADE, ARENA_SOS };

extern struct arena {
    struct walk walk; // used only by ARENA_RETROGRADE
    uint8_t owner;    // owner of the bytes: enum arena_owner
    _Alignas(uint32_t) uint8_t bytes[ARENA_BYTES];
} arena;

// Gives the arena to an owner (enum arena_owner) and clears its bytes.
void arena_take(uint8_t owner);

// Makes up to SEARCH_STEPS steps. Returns the verdict or PENDING. In an N-position, sets *move (if not null)
// to a winning move and plays it in *position.
enum verdict retrograde_reply(struct search_rules rules, struct position *position, struct move *move);
