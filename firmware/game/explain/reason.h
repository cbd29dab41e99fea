// SPDX-License-Identifier: MIT
// Why a position is won or lost, as steps: what the numbers are that the deciding theorem is about, what is
// done with them, and which positions are lost by it. They are true and sufficient: the theorem, applied to
// these numbers, gives the verdict. Only the screens and the notation put a step into words.
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

// The kinds of steps, in the order in which they are told. A kind is a row in reason_steps.c.
enum step_kind {
    STEP_FACT,    // a fact that a human can use, on boards that have facts (facts/facts.h): its numbers
    STEP_NUMBERS, // what the numbers of the reason are: {divisor, heap or number of the pair}; BY_SEARCH:
                  // {legal moves}
    STEP_METHOD,  // what is done with them: {k + 1}; BY_ZECKENDORF, BY_POWER: {smallest part, cap}
    STEP_COLUMN,  // one step a column, from the highest one that any number has: {its power of two, ones in
                  // it, ones mod k + 1}
    STEP_RULE, // what lost positions have in common: {1 if a remainder or a count of ones is 1 in these, 0 if
               // it is 0}
    STEP_END,  // what misere play changes: {enum ending}
    STEP_REPLY, // a move after that of the reason, and the answer to it, as STEP_FACT: none
    STEP_KINDS
};

struct step {
    uint8_t kind;  // enum step_kind
    uint8_t fact;  // enum fact
    bool is_after; // the fact is one of the position that the move leaves
    stones_t part; // the number of the column, fact or reply, from 0 on; else 0
    stones_t number[3];
    const struct position *after; // that the move of the reason leaves, or the position itself if there is
                                  // none; whoever begins a walk sets it, and facts ask for it
};

// Sets the numbers of the step of this kind and part, for the position that reason_find was called with.
// False if the reason has no such step.
bool reason_step(const struct reason *reason, const struct position *position, struct step *step);

// Goes to the next step, or to the one before it; false beyond the last and the first one. The walk begins
// with {.kind = STEP_KINDS}, which is beyond both ends.
bool reason_next(const struct reason *reason, const struct position *position, struct step *step);
bool reason_previous(const struct reason *reason, const struct position *position, struct step *step);
