// SPDX-License-Identifier: MIT
// Why a position is won or lost, as data: the theorem that decides, and the numbers that it is about. They
// are true and sufficient: the theorem, applied to these numbers, gives the verdict. The console prints them
// as lines.
#pragma once

#include "game/game.h"

// The theorems. Each tells which positions are P-positions in normal play; enum ending tells what misere play
// changes.
enum way {
    BY_XOR,        // in each binary column of the numbers the count of ones is even
    BY_COLUMNS,    // in each binary column of the numbers the count of ones is 0 mod k + 1
    BY_VALUES,     // the xor of the numbers, which are Grundy values, is 0
    BY_STEPS,      // the largest number is even
    BY_REMAINDER,  // the remainder is 0
    BY_ZECKENDORF, // the smallest of the numbers is above the cap; they are Fibonacci numbers, no two of them
                   // neighbours, and their sum is the heap
    BY_POWER,      // the same with different powers of two
    BY_PAIRS,      // the numbers are a pair (a, a + n) of Wythoff
    BY_PARITY,     // all remainders are 1
    BY_SEARCH,     // no move leads to a P-position; the numbers are what is searched
    WAYS
};

// What a game tells about its reasons: the lower bits are enum way, the upper ones tell which parts count.
enum {
    WAY = 0x0f,
    ODD_STEPS = 0x10, // those of steps 1, 3, 5, ...
    OWN_MEN = 0x20,   // the men of the player to move
    NOT_EMPTY = 0x40, // those above 0
    IN_TURNS = 0x80,  // all, in turns
};

enum ending {
    NO_ENDING,      // normal play, or a search
    NOT_YET,        // more than k numbers are above 1: as in normal play
    CAN_LEAVE_ONES, // up to k numbers are above 1: an N-position, a move can leave only ones, 1 mod k + 1
    ONLY_ONES,      // no number is above 1: a P-position has 1 mod k + 1 ones
    REMAINDER_ONE,  // a P-position has remainder 1
};

// The reason that was found last. Global: passing a pointer costs about 10 % of the code.
extern struct reason {
    uint8_t way;      // enum way
    uint8_t ending;   // enum ending
    uint8_t count;    // how many numbers there are
    uint8_t big;      // how many of them are above 1
    stones_t divisor; // the numbers are remainders of a division by it; 0: they are none
    stones_t number[PARTS_MAX];
} reason;

// The steps of a reason, in the order in which they are told.
enum reason_step {
    STEP_THEORY,    // the way
    STEP_PARTS,     // the numbers of the position: `number` if they count as they are, else `from`
    STEP_BINARY,    // the numbers in binary
    STEP_COLUMNS,   // the ones in each column, and their remainders mod k + 1
    STEP_VALUES,    // the numbers and their xor
    STEP_REMAINDER, // `from` mod `divisor` and the numbers
    STEP_SPLIT,     // the heap as the sum of the numbers; or which pair they are
    STEP_END,       // the ending
    STEP_MOVES,     // how many moves are legal, and how many of them win (player.h)
    STEP_VERDICT,
    STEP_MOVE, // a winning move, and what it leaves
    REASON_STEPS
};

// Finds the reason of a position whose verdict is known. Takes the arena for Grundy values and
// steps. A move keeps the way, except that bounded Nim may get from BY_SEARCH to BY_COLUMNS. Each part
// that counts makes a number, in their order: all of them, but of a staircase every second one from the
// first, of Northcott's game the men of the player to move, of coins, SOS and a bar those that are not empty.
// The parts of a heap go from the smallest one up; a heap that is searched makes none.
void reason_find(const FLASH struct game *game, const struct position *position);

// True if the reason has this step; the last three it always has.
bool reason_has(uint8_t step);
