// SPDX-License-Identifier: MIT
// Why a position is won or lost: the theorem that decides, and the numbers to which it applies. A move can
// change the reason from BY_SEARCH to BY_BOUNDED or BY_VALUES. reason_find uses the arena.
#pragma once

#include "game/game.h"

// The theorems. Each says when a position is P in normal play.
enum way {
    BY_XOR,        // each binary column of the numbers has an even count of ones
    BY_COLUMNS,    // each binary column of the numbers has 0 mod k + 1 ones
    BY_BOUNDED,    // as BY_COLUMNS, but the numbers are remainders
    BY_VALUES,     // the numbers are Grundy values, and their xor is 0
    BY_STEPS,      // the numbers are step values (theory/graph.c), and the largest is even
    BY_REMAINDER,  // the only number is the heap's remainder, and it is 0
    BY_ZECKENDORF, // the numbers are the Zeckendorf parts of the heap, and the smallest is above the cap
    BY_POWER,      // as BY_ZECKENDORF, but the parts are different powers of two
    BY_PAIRS,      // the piles are Wythoff's pair (a, a + n)
    BY_PARITY,     // the numbers are the boxes' remainders mod 2, and both are 1
    BY_SEARCH,     // no move leads to a P-position; each number is a part
    WAYS
};

// `reason` in struct game: an enum way, and flags that say which parts have numbers
enum {
    WAY = 0x0f,
    ODD_STEPS = 0x10, // only the odd steps 1, 3, 5, ...
    OWN_MEN = 0x20,   // only men of the player to move
    NOT_EMPTY = 0x40, // only the parts that are above 0
    PLACES = 0x80,    // the host writes each number with its part
};

enum ending {
    NO_ENDING,      // normal play, or a search
    NOT_YET,        // more than k numbers above 1: P-positions are as in normal play
    CAN_LEAVE_ONES, // 1 to k numbers are above 1: a move can make all numbers 0 or 1, and wins
    ONLY_ONES,      // no number is above 1: in P-positions the number of ones is 1 mod (k + 1)
    REMAINDER_ONE,  // P-positions have remainder 1
};

struct reason {
    const FLASH struct game *game;
    uint8_t way;                // enum way
    uint8_t ending;             // enum ending
    uint8_t count;              // how many numbers there are
    uint8_t big;                // how many numbers are above 1
    part_t any;                 // bits that are set in any number
    stones_t base;              // divisor of the remainders, heap of the parts, or n of BY_PAIRS; otherwise 0
    stones_t number[PARTS_MAX]; // in the order of the position; parts of a heap are in ascending order
};

// Finds the reason for a position's known verdict. In football, replaces distances by turns.
void reason_find(const FLASH struct game *game, struct position *position, struct reason *reason);
