// SPDX-License-Identifier: MIT
// Positions, moves and verdicts.
//
// The changes in a move may have any order, except that in divide the emptied box comes first. CHANGES_MAX is
// enough for all piles of Nim_k, all tokens and all rows of a bar. In other games a move changes one or two
// parts.
//
// Football (POJ 2315) is bounded Nim with turns instead of stones. Balls are at integer distances from the
// goal. A kick rolls a ball by whole turns. A turn is 2 pi r long, a kick at most L. The ball stops at the
// largest distance that needs the remaining turns. With radius 0 a distance is a number of turns.
#pragma once

#include "board.h" // PARTS_MAX, CHANGES_MAX, PART_MAX, STONES_MAX, TAKE_MAX, VERTICES_MAX
#include "game/flash.h"

#include <stdbool.h>
#include <stdint.h>

#if PART_MAX <= UINT8_MAX
typedef uint8_t part_t;
#else
typedef uint32_t part_t;
#endif

#if STONES_MAX <= UINT8_MAX / 2 // the cap of fib can be 2 * STONES_MAX
typedef uint8_t stones_t;
#elif STONES_MAX <= UINT16_MAX / 2
typedef uint16_t stones_t;
#else
typedef uint32_t stones_t;
#endif

#if PARTS_MAX <= 16
typedef uint16_t part_set_t; // bit i stands for part i
#else
typedef uint32_t part_set_t;
#endif

// A set of takes. Bit t stands for a take of t stones.
#if defined __AVR__ && TAKE_MAX < 24
typedef __uint24 subtraction_set_t;
#else
typedef uint32_t subtraction_set_t;
#endif

_Static_assert(sizeof(part_t) == sizeof(stones_t), "parts and heap share the cells of a position");

typedef stones_t choice_t;     // number that a move chooses for a part (rules.h)
typedef uint16_t vertex_set_t; // bit v stands for vertex v

enum { CELLS_MAX = PARTS_MAX + 2 };

// A position with the parameters of its game. Unused fields are 0.
struct position {
    union {
        struct {
            // Piles, rows, cells, coins, vertices of tokens, or columns of men
            part_t part[PARTS_MAX];
            stones_t stones, cap; // stones in the heap, and the largest take allowed
        };
        part_t cell[CELLS_MAX]; // parts, heap and cap; a move changes nothing else
    };
    uint8_t count; // number of parts, 0 to PARTS_MAX
    bool misere;   // true in misere play, where a player who cannot move wins
    bool white;    // true if the second player is to move
    part_t k;      // largest number of choices in a move
    union {
        part_t most;     // largest take from a pile (K of bnim)
        part_t columns;  // number of columns (W of northcott)
        part_t vertices; // number of vertices of a graph
    };
    uint8_t growth; // a take of t stones sets the cap to `growth` times t; 0 if the cap is fixed
    union {
        subtraction_set_t set; // S of the subtraction games, the set of allowed takes
        struct {
            stones_t longest, radius; // L and r of poj2315
        };
        vertex_set_t successors[VERTICES_MAX]; // successors of each vertex of a graph
    };
};

enum { SOS_EMPTY, SOS_S, SOS_O }; // contents of a cell in SOS

struct change {
    uint8_t part; // index of the part, from 0
    part_t becomes;
};

// A move changes parts or takes `amount` from the heap. "No move" does neither.
struct move {
    stones_t amount;
    uint8_t count;
    struct change change[CHANGES_MAX];
};

enum verdict {
    P_POSITION,   // the player to move loses
    N_POSITION,   // the player to move wins
    DRAW,         // neither player can win
    PENDING,      // not known yet: call again
    BEYOND_LIMIT, // the position is too large for a search on this board
};

// Sets *move to no move.
void game_no_move(struct move *move);

// Returns false if *move is "no move".
bool game_is_move(const struct move *move);

// Adds a change to a move, without checking the rules.
void game_change(struct move *move, uint8_t part, part_t becomes);

// Edges of the graph of the tokens

// Returns true if the graph has this edge. Needs vertices below VERTICES_MAX.
bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to);

// Adds an edge. Returns false if the graph already has this edge.
bool graph_add_edge(struct position *position, uint8_t from, uint8_t to);

// Sets of numbers from 1 to 31 for subtraction games

// Adds a number to the set.
void set_add(subtraction_set_t *set, uint8_t number);

// Returns the set's next number above `number`, or 0 if there is none.
uint8_t set_next(subtraction_set_t set, uint8_t number);

// Returns the whole number of turns that a ball at this distance needs.
part_t football_turns(const struct position *position, stones_t distance);

// Returns the largest distance that needs this many turns. The distance must fit into part_t.
part_t football_distance(const struct position *position, stones_t turns);

// Returns K, the number of whole turns in a kick of length L.
part_t football_longest_turns(const struct position *position);
