// SPDX-License-Identifier: MIT
// Why a position is won or lost: the theorem that decides, and the numbers to which it applies. A move can
// change the reason from BY_SEARCH to BY_BOUNDED or BY_VALUES. reason_find uses the arena.
#pragma once

#include "game/game.h"

// Theorems. Each comment says when a position is a P-position in normal play.
enum way {
    BY_XOR,        // the number of ones in each binary column is even
    BY_COLUMNS,    // the number of ones in each binary column is 0 mod (k + 1)
    BY_BOUNDED,    // like BY_COLUMNS, but the numbers are remainders
    BY_VALUES,     // the numbers are Grundy values, and their xor is 0
    BY_STEPS,      // the numbers are step values (theory/graph.c), and the largest is even
    BY_REMAINDER,  // the heap's remainder is 0
    BY_ZECKENDORF, // the numbers are Fibonacci numbers that add up to the heap, and all are above the cap
    BY_POWER,      // like BY_ZECKENDORF, with powers of two instead of Fibonacci numbers
    BY_PAIRS,      // the piles are Wythoff's pair (a, a + n)
    BY_PARITY,     // the numbers are the boxes' remainders mod 2, and both are 1
    BY_SEARCH,     // no move leads to a P-position; the numbers are the parts
    WAYS
};

// Bits of `reason` in struct game. WAY masks the enum way, and the other bits are flags.
enum {
    WAY = 0x0f,
    ODD_STEPS = 0x10, // only steps 1, 3, 5, ... of the stairs have numbers
    OWN_MEN = 0x20,   // only men of the player to move have numbers
    NOT_EMPTY = 0x40, // only parts that are not 0 have numbers
    PLACES = 0x80,    // the host program names the part to which each number belongs
};

enum ending {
    NO_ENDING,      // normal play, or a search
    NOT_YET,        // more than k numbers are above 1, so the rule of normal play decides who wins
    CAN_LEAVE_ONES, // 1 to k numbers are above 1; making all numbers 0 or 1 wins
    ONLY_ONES,      // no number is above 1; in P-positions the number of ones is 1 mod (k + 1)
    REMAINDER_ONE,  // in P-positions the remainder is 1
};

struct reason {
    const FLASH struct game *game;
    uint8_t way;    // enum way
    uint8_t ending; // enum ending
    uint8_t count;  // number of entries in number[]
    uint8_t big;    // number of entries above 1
    part_t any;     // bitwise OR of all numbers
    stones_t base;  // depends on `way`: divisor of remainders, sum of the numbers, n of BY_PAIRS, or 0
    stones_t number[PARTS_MAX]; // numbers in the order of the position; parts of a heap ascend
};

// Finds the reason for a known verdict. In football, *position then has turns instead of distances.
void reason_find(const FLASH struct game *game, struct position *position, struct reason *reason);
