// SPDX-License-Identifier: MIT
// Why a position is won or lost: the deciding theorem and the numbers that it is about. They are true and
// sufficient: the theorem, applied to these numbers, gives the verdict.
#pragma once

#include "game/game.h"

// The theorems. Each tells which positions are P-positions in normal play; enum ending tells what misere play
// changes.
enum way {
    BY_XOR,        // in each binary column of the numbers the count of ones is even
    BY_COLUMNS,    // in each binary column of the numbers the count of ones is 0 mod k + 1
    BY_BOUNDED,    // the same; the numbers are remainders
    BY_VALUES,     // the xor of the numbers, which are Grundy values, is 0
    BY_STEPS,      // the largest number is even
    BY_REMAINDER,  // the number, a remainder, is 0
    BY_ZECKENDORF, // the smallest of the numbers is above the cap; they are Fibonacci numbers, no two of them
                   // neighbours, and their sum is the heap
    BY_POWER,      // the same with different powers of two
    BY_PAIRS,      // the piles are the numbers, a pair (a, a + n) of Wythoff
    BY_PARITY,     // all numbers, remainders, are 1
    BY_SEARCH,     // no move leads to a P-position; the numbers are what is searched
    WAYS
};

// What a game tells about its reasons: the lower bits are enum way, the upper ones tell which parts count.
enum {
    WAY = 0x0f,
    ODD_STEPS = 0x10, // those of steps 1, 3, 5, ...
    OWN_MEN = 0x20,   // the men of the player to move
    NOT_EMPTY = 0x40, // those above 0
    PLACES = 0x80,    // the numbers are told with their places
};

enum ending {
    NO_ENDING,      // normal play, or a search
    NOT_YET,        // more than k numbers are above 1: as in normal play
    CAN_LEAVE_ONES, // up to k numbers are above 1: an N-position, a move can leave only ones, 1 mod k + 1
    ONLY_ONES,      // no number is above 1: a P-position has 1 mod k + 1 ones
    REMAINDER_ONE,  // a P-position has remainder 1
};

struct reason {
    const FLASH struct game *game;
    uint8_t way;    // enum way
    uint8_t ending; // enum ending
    uint8_t count;  // how many numbers there are
    uint8_t big;    // how many of them are above 1
    part_t nim_sum; // xor of the numbers
    part_t any;     // the bits that any of the numbers has
    stones_t base;  // BY_BOUNDED, BY_REMAINDER, BY_PARITY: the divisor; BY_ZECKENDORF, BY_POWER: the heap;
                    // BY_PAIRS: n; else 0
    stones_t number[PARTS_MAX];
    uint8_t has_places;       // not 0: the numbers are told with their places
    uint8_t place[PARTS_MAX]; // of the parts that are the numbers: the vertex of a token, else from 1 on
};

// Finds the reason of a position whose verdict is known. Takes the arena for Grundy values and steps. A move
// keeps the way, except that bounded Nim may get from BY_SEARCH to BY_BOUNDED, and misere play of tokens to
// BY_VALUES, on boards with all facts (values_decide). Each part that counts makes a number, in
// their order: all of them, but of a staircase every second one from the first, of Northcott's game the men
// of the player to move, of coins, SOS and a bar those that are not empty. The parts of a heap go from the
// smallest one up. A position of bounded Nim becomes that in turns (bounded_in_turns).
void reason_find(const FLASH struct game *game, struct position *position, struct reason *reason);
