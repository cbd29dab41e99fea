// SPDX-License-Identifier: MIT
// Positions, moves and the table of games. A game is one row: rules and theory side by side, neither asking
// the other.
#pragma once

#include "board.h" // PARTS_MAX, PART_MAX
#include "game/flash.h"

#include <stdbool.h>
#include <stdint.h>

#if PART_MAX <= UINT8_MAX
typedef uint8_t part_t;
#else
typedef uint32_t part_t;
#endif

#if PARTS_MAX <= 8
typedef uint8_t part_set_t; // bit i stands for part i
#else
typedef uint32_t part_set_t;
#endif

// What the player to move sees, with the parameters of the game.
struct position {
    part_t part[PARTS_MAX]; // piles, 0..PART_MAX
    uint8_t count;          // parts in use, 0..PARTS_MAX
    bool misere;            // who takes the last stone loses
    part_t k;               // at most this many piles a move, 1..PART_MAX
};

struct change {
    uint8_t part; // index, 0-based
    part_t becomes;
};

// The parts a move changes, each named once, in any order; count = 0 is no move.
struct move {
    uint8_t count;
    struct change change[PARTS_MAX];
};

enum verdict { P_POSITION, N_POSITION };

struct game {
    char name[8]; // in the notation
    bool misere;
    bool takes_k;                // has the parameter k; without it k is 1
    const FLASH uint8_t *starts; // start positions, each as count, piles ...; a count of 0 ends the list

    // Rules: is the move legal here? Any content of *move is allowed.
    bool (*legal)(const struct position *position, const struct move *move);

    // Theory: the verdict, and in *move a winning move of an N-position, a legal move that keeps the game
    // long in a P-position, or no move (count = 0) where there is none.
    enum verdict (*reply)(const struct position *position, struct move *move);
};

enum { GAME_COUNT = 4 };
extern const FLASH struct game games[GAME_COUNT];

// Plays the move, which must be legal.
void game_play(struct position *position, const struct move *move);

// True where no move is left. The player to move has then lost, or won if the game is misere.
bool game_is_over(const struct position *position);

// Theory: steps *move to the next winning move, from no move (count = 0) to the first one. False after the
// last. Every winning move comes exactly once; the time for one step is polynomial in the number of parts and
// bits.
bool game_next_winning(const struct position *position, struct move *move);
