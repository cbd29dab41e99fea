// SPDX-License-Identifier: MIT
// Positions, moves and verdicts.
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

#if STONES_MAX <= UINT8_MAX / 2 // the cap of fib is up to twice as many
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

// Bit t stands for taking t, 1..TAKE_MAX.
#if defined __AVR__ && TAKE_MAX < 24
typedef __uint24 subtraction_set_t;
#else
typedef uint32_t subtraction_set_t;
#endif

_Static_assert(sizeof(part_t) == sizeof(stones_t), "a heap is a cell beside the parts");

typedef stones_t choice_t;     // number of a choice: stones, a coin, a column, a vertex + 1, a letter
typedef uint16_t vertex_set_t; // bit v stands for vertex v

enum { CELLS_MAX = PARTS_MAX + 2 };

// A position with the parameters of the game. Fields that a game does not use are 0.
struct position {
    union {
        struct {
            part_t part[PARTS_MAX]; // piles, rows, coins (1: head), tokens (vertex), men (black, white,
                                    // black, ...), cells
            stones_t stones, cap;   // the heap of take, sub, fib and dyn1, and the most that may be taken now
        };
        part_t cell[CELLS_MAX]; // everything that a move can change: the parts, the heap and its cap
    };
    uint8_t count; // parts in use, 0..PARTS_MAX
    bool misere;   // a player without a legal move wins
    bool white;    // the second player is to move; matters only in northcott, where each player has men
    part_t k;      // choices of a move at most: k of moore, m of bnim and poj2315, 1 in games without
    union {
        part_t most;     // K of bnim: the most that may be taken from a pile
        part_t columns;  // W of northcott
        part_t vertices; // V of a graph
    };
    uint8_t growth; // after taking t the cap is growth * t; 0: the cap stays
    union {
        subtraction_set_t set; // S of the subtraction games
        struct {
            stones_t longest, radius; // L and r of poj2315
        };
        vertex_set_t successors[VERTICES_MAX]; // of each vertex of a graph
    };
};

enum { SOS_EMPTY, SOS_S, SOS_O }; // content of a cell of SOS

struct change {
    uint8_t part; // index, 0-based
    part_t becomes;
};

// A move changes parts, each at most once, or takes an amount from the heap; with neither it is no move. The
// order of the changes matters only in divide, whose first change is the emptied box. CHANGES_MAX: piles of
// Nim_k, tokens or rows of a bar; where there are more parts than these, a move changes one or two.
struct move {
    stones_t amount;
    uint8_t count;
    struct change change[CHANGES_MAX];
};

enum verdict {
    P_POSITION,   // the player to move loses
    N_POSITION,   // the player to move wins
    DRAW,         // neither can win
    PENDING,      // not known yet: ask the same question again
    BEYOND_LIMIT, // too large to search on this board
};

// Makes *move no move.
void game_no_move(struct move *move);

// True if *move is a move.
bool game_is_move(const struct move *move);

// Adds a change to the move, without regard to the rules.
void game_change(struct move *move, uint8_t part, part_t becomes);

// Edges of the graph that tokens move on

// True if the graph has this edge. Vertices are 0..VERTICES_MAX-1.
bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to);

// Adds an edge; false if the graph has it already.
bool graph_add_edge(struct position *position, uint8_t from, uint8_t to);

// Sets of the numbers 1..31: S of the subtraction games

// Puts a number into the set.
void set_add(subtraction_set_t *set, uint8_t number);

// Returns the smallest number in the set above `number`, 0..31; 0 if there is none.
uint8_t set_next(subtraction_set_t set, uint8_t number);

// Distances and turns of the balls of POJ 2315, "Football Game": the balls are at integer distances from the
// goal, and a kick rolls one by whole turns, 2 pi r each, L at most. A position is its turns; so a kick
// leaves the largest distance that needs the remaining turns. With radius 0 a distance is its number of
// turns: bounded Nim.

// Returns the whole turns that a ball at this distance needs to reach the goal.
part_t football_turns(const struct position *position, stones_t distance);

// Returns the largest distance that needs this many turns; it must be at most PART_MAX.
part_t football_distance(const struct position *position, stones_t turns);

// Returns K, the largest number of whole turns that a kick of length L gives a ball.
part_t football_longest_turns(const struct position *position);
