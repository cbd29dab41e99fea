// SPDX-License-Identifier: MIT
// Grundy values of heap games with a code (Guy and Smith, The G-values of various games, 1956) or with a set
// of numbers.
//
// A period is proved by one of these theorems. G is the value, k the largest number of stones in the rules.
//
// * Guy and Smith: if a move leaves at most h heaps, and G(n + p) = G(n) for a <= n and n + p < h (a + p) +
// k, then
//   for all n >= a. Each split has a heap of at least 1/h of the stones. A heap of a or more and the same
//   heap with p more stones have the same value, so n and n + p have the same options.
// * The same for two unequal heaps, up to 2 (a + 2 p) + k: the split of n + p into b + p and b has no
// counterpart,
//   but its value is 0, as that of the split of n into b + p and b - p. For two equal heaps, p must be even.
// * If a move may take all numbers but some up to k, the value of a heap depends only on the differences
// between the
//   last 2 k values. If 2 k values repeat with a constant difference, they do so for ever.
//
// Games with other rules may have periods that are only seen (period.h). Octal games with finitely many
// digits have no period with a difference (Austin).
#pragma once

#include "solver/budget.h"
#include "solver/period.h" // struct heap_period

#include <stdbool.h>
#include <stdint.h>

enum {
    HEAP_TAKE_MAX = 255,       // largest number of stones in the rules
    HEAP_STEPS = 900000000,    // budget of a game: pairs of heaps
    HEAP_MEMORY = 1 << 24,     // budget of a game: bytes
    HEAP_BYTES_OF_A_VALUE = 16 // for a value in the table, and for the search for a period
};

// A digit has a bit for each number of heaps that a move may leave.
enum left {
    LEAVE_NOTHING = 1,
    LEAVE_ONE = 2,
    LEAVE_TWO = 4,
    LEAVE_THREE = 8,
    LEAVE_FOUR = 16,
    LEAVE_MORE = 32, // five or more
};

// The heaps that a move leaves, if it leaves several
enum split { SPLIT_ANY, SPLIT_UNEQUAL, SPLIT_EQUAL };

struct heap_rules {
    uint8_t digit[HEAP_TAKE_MAX + 2]; // digit[n]: what may remain after taking n stones (enum left)
    uint8_t split[HEAP_TAKE_MAX + 2]; // enum split, for each digit
    uint16_t last;                    // largest n whose digit is not 0; if any_beyond, largest forbidden n
    uint16_t repeated;                // this number of digits, the last ones, repeat without end
    bool any_beyond; // a move may also take any number above `last` and leave one heap or nothing
};

// Returns the index of the digit for a move that takes `taken` stones. After the last digit, returns
// HEAP_TAKE_MAX + 1, whose digit is 0.
uint16_t heap_digit_place(const struct heap_rules *rules, uint32_t taken);

// Returns what may remain after a move takes `taken` of n stones (enum left).
uint8_t heap_digit(const struct heap_rules *rules, uint32_t n, uint32_t taken);

struct heap_values; // table of values of a game

// Returns a new table, or null if out of memory. The budget must outlive the table.
struct heap_values *heap_values_new(const struct heap_rules *rules, struct budget *budget);
void heap_values_free(struct heap_values *values);

// Finds the value of a heap of n stones. Returns false at a limit, which budget->ended names.
bool heap_value(struct heap_values *values, uint32_t n, uint32_t *value);

// Returns the size of the largest heap in the table, 0 without a table.
uint32_t heap_values_known(const struct heap_values *values);

// Computes values until a period is proved or a limit is reached, but at least `least` values. Returns the
// period.
struct heap_period heap_period(struct heap_values *values, uint32_t least);
