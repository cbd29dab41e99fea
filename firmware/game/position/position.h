// SPDX-License-Identifier: MIT
// Positions, moves and verdicts.
//
// The changes in a move may have any order, except that in divide the emptied box comes first. CHANGES_MAX is
// enough for all piles of Nim_k, all tokens and all rows of a bar. In other games a move changes one or two
// parts.
//
// Football (POJ 2315) is bounded Nim with turns as stones. Balls are at integer distances from the goal. A
// kick rolls a ball by whole turns. A turn is 2 pi r long, a kick at most L. The ball stops at the largest
// distance that needs the remaining turns. With radius 0 a distance is a number of turns.
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

#if STONES_MAX <= UINT8_MAX / 2 // the cap of fib is up to 2 * STONES_MAX
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

// Bit t is set if a move may take t stones, 1..TAKE_MAX.
#if defined __AVR__ && TAKE_MAX < 24
typedef __uint24 subtraction_set_t;
#else
typedef uint32_t subtraction_set_t;
#endif

_Static_assert(sizeof(part_t) == sizeof(stones_t), "parts and heap share the cells of a position");

typedef stones_t choice_t;     // number of a choice (rules.h)
typedef uint16_t vertex_set_t; // bit v stands for vertex v

enum { CELLS_MAX = PARTS_MAX + 2 };

// A position with the parameters of its game. Unused fields are 0.
struct position {
    union {
        struct {
            // Piles, rows, cells, coins (1: head), vertices of tokens, or columns of men (black, white, ...)
            part_t part[PARTS_MAX];
            stones_t stones, cap; // the heap, and the largest take that is allowed now
        };
        part_t cell[CELLS_MAX]; // all that a move can change: the parts, the heap, the cap
    };
    uint8_t count; // parts in use, 0..PARTS_MAX
    bool misere;   // true in misere play: a player who cannot move wins
    bool white;    // true if the second player is to move; only the moves in northcott depend on this
    part_t k;      // largest number of choices in a move: k of moore, m of bnim and poj2315, otherwise 1
    union {
        part_t most;     // K of bnim: largest take from a pile
        part_t columns;  // number of columns: W of northcott
        part_t vertices; // number of vertices: V of a graph
    };
    uint8_t growth; // after a take of t stones the cap is growth * t; 0 if the cap is fixed
    union {
        subtraction_set_t set; // S of the subtraction games
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

// A move changes each part at most once, or takes an amount from the heap. "No move" does neither.
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
    BEYOND_LIMIT, // too large to search on this board
};

// Sets *move to no move.
void game_no_move(struct move *move);

// True unless the move is "no move".
bool game_is_move(const struct move *move);

// Adds a change to the move. Does not check the rules.
void game_change(struct move *move, uint8_t part, part_t becomes);

// Edges of the graph of the tokens

// True if the graph has this edge between vertices 0..VERTICES_MAX-1.
bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to);

// Adds an edge. Returns false if the graph already has this edge.
bool graph_add_edge(struct position *position, uint8_t from, uint8_t to);

// Sets of numbers 1..31: S of the subtraction games

// Adds a number to the set.
void set_add(subtraction_set_t *set, uint8_t number);

// Returns the next number in the set after `number`, or 0.
uint8_t set_next(subtraction_set_t set, uint8_t number);

// Returns how many whole turns a ball at this distance needs.
part_t football_turns(const struct position *position, stones_t distance);

// Returns the largest distance that needs this many turns. The distance must be at most PART_MAX.
part_t football_distance(const struct position *position, stones_t turns);

// Returns K: how many whole turns fit into a kick of length L.
part_t football_longest_turns(const struct position *position);
