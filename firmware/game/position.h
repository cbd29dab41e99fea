// SPDX-License-Identifier: MIT
// Positions, moves and verdicts.
#pragma once

#include "board.h" // PARTS_MAX, PILES_MAX, PART_MAX, STONES_MAX, VERTICES_MAX
#include "game/flash.h"

#include <stdbool.h>
#include <stdint.h>

#if PART_MAX <= UINT8_MAX
typedef uint8_t part_t;
#else
typedef uint32_t part_t;
#endif

#if STONES_MAX <= UINT16_MAX
typedef uint16_t stones_t;
#else
typedef uint32_t stones_t;
#endif

#if PARTS_MAX <= 16
typedef uint16_t part_set_t; // bit i stands for part i
#else
typedef uint32_t part_set_t;
#endif

typedef stones_t choice_t;     // what is chosen for a part: stones, a coin, a column, a vertex + 1, a letter
typedef uint16_t vertex_set_t; // bit v stands for vertex v
typedef uint32_t subtraction_set_t; // bit t stands for taking t, 1..31

// What the player to move sees, with the parameters of the game. Fields that a game does not use are 0.
struct position {
    part_t part[PARTS_MAX]; // piles, rows, coins (1: head), tokens (vertex), men (black, white, black, ...),
                            // cells
    stones_t stones, cap;   // the heap of take, sub, fib and dyn1, and how many may be taken from it now
    uint8_t count;          // parts in use, 0..PARTS_MAX
    bool misere;            // a player without a legal move wins
    bool white;             // the second player is to move; only northcott asks, where the men are coloured
    part_t k;               // parts that a move may touch at most: k of moore, m of bnim and poj2315
    union {
        part_t most;     // K of bnim: that may be taken from a pile
        part_t columns;  // W of northcott
        part_t vertices; // V of a graph
    };
    uint8_t growth; // after taking t the cap is growth * t; 0 leaves it
    union {
        subtraction_set_t set; // S of the subtraction games
        struct {
            stones_t longest, radius; // L and r of poj2315
        };
        vertex_set_t successors[VERTICES_MAX]; // of each vertex of a graph
    };
};

enum { SOS_EMPTY, SOS_S, SOS_O }; // what a cell for letters holds

struct change {
    uint8_t part; // index, 0-based
    part_t becomes;
};

// What a move does: parts that become something else, each named once, or an amount taken from the heap. The
// order of the changes matters only where it tells moves apart: divide names the emptied box first. Neither
// is no move.
struct move {
    stones_t amount;
    uint8_t count;
    uint8_t unfinished : 1; // see next_winning
    uint8_t tried : 7;      // how many moves the call has tried, this one included; see game_next_winning
    struct change change[PARTS_MAX];
};

enum verdict {
    P_POSITION,   // the player to move loses
    N_POSITION,   // the player to move wins
    DRAW,         // neither can win
    PENDING,      // not known yet: ask again, the same question and no other
    BEYOND_LIMIT, // more than this board can search; never for positions within the limits of its board.h
};
