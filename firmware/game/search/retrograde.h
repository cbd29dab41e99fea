// SPDX-License-Identifier: MIT
// Retrograde analysis, for games without a formula. tables.py makes the binomials. The order of the parts
// must not matter, a move must only lower parts, and parts of 0 must have no effect.
//
// A position is a row of its parts, largest first. The rank of a row of n parts is rows_below(n, first part)
// + rows_below(n - 1, second part) + ... Every move leads to a lower rank.
//
// The arena has a bit for each row. A set bit marks an N-position. The search goes up the ranks to the rank
// of the asked position. If a row is not marked when the search reaches it, this row is a P-position. The
// search then marks all predecessors of this row as N-positions. Rules with next_predecessor need
// BARS_ARE_SEARCHED.
#pragma once

#include "board.h" // ARENA_BYTES
#include "game/game.h"

#if ARENA_BYTES <= 512
typedef uint16_t rank_t;
typedef uint8_t binomial_index_t;
#define LARGEST_MAX 13 // largest part that a search can handle (tables.py)
#else
typedef uint32_t rank_t;
typedef uint16_t binomial_index_t;
#define LARGEST_MAX 2047
#endif

// Number of ranks in the arena, one bit each. For tokens, the arena also holds the graph.
#define RANKS_MAX (ARENA_BYTES * 8)
#define TOKEN_RANKS_MAX ((ARENA_BYTES - VERTICES_MAX * sizeof(vertex_set_t)) * 8)
// An arena of 512 bytes or less holds too few positions of Chomp.
#define BARS_ARE_SEARCHED (ARENA_BYTES > 512)

// rows_below(parts, part) is binomials[first_binomial[parts] + part].
extern const FLASH rank_t binomials[];
extern const FLASH binomial_index_t first_binomial[PILES_MAX + 2];

// Counts the rows of `parts` parts in which every part is below `part`.
rank_t rows_below(uint8_t parts, part_t part);

// Rules of a search. If all members are 0, a move lowers up to k parts.
struct search_rules {
    bool along_edges; // true if a move goes along an edge of the graph
    // Sets `before`, first a copy of `after`, to the next predecessor of `after`. Returns false at the end.
    bool (*next_predecessor)(const part_t *after, part_t *before, uint8_t count, part_t largest);
};

// State of a search. The verdicts of all rows below rank `at` are known.
struct walk {
    rank_t at;
    bool is_lost;   // true if the row with rank `at` is a P-position
    rank_t limit;   // highest rank that the search marks
    part_t k, most; // k and `most` of the searched position
    struct search_rules rules;
    part_t largest;                // upper bound of all parts
    uint8_t count;                 // number of parts in a row
    uint8_t raised;                // how many parts are larger in `predecessor` than in p_position
    rank_t rank;                   // the rank of `predecessor`
    part_t p_position[PILES_MAX];  // the row with rank `at`, largest part first
    part_t predecessor[PILES_MAX]; // copy of p_position in which fewer than k parts are larger
    uint8_t above[LARGEST_MAX];    // above[n] is the number of parts of `predecessor` above n
};

// All searches share the arena. Each search may overwrite the results of the others.

// A number of search steps (player.h)
#if SEARCH_STEPS <= UINT8_MAX
typedef uint8_t search_steps_t;
#else
typedef uint16_t search_steps_t;
#endif

enum arena_owner { ARENA_FREE, ARENA_VALUES, ARENA_RETROGRADE, ARENA_SOS };

extern struct arena {
    struct walk walk; // used only by ARENA_RETROGRADE
    uint8_t owner;    // user of the bytes (enum arena_owner)
    _Alignas(uint32_t) uint8_t bytes[ARENA_BYTES];
} arena;

// Assigns the arena to an owner (enum arena_owner) and clears the arena's bytes.
void arena_take(uint8_t owner);

// Returns the verdict, or PENDING. If `move` is not null, sets *move to a winning move and plays this move.
enum verdict retrograde_reply(struct search_rules rules, struct position *position, struct move *move);
