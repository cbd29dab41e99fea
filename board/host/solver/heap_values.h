// SPDX-License-Identifier: MIT
// Grundy values of heap games with a code (Guy and Smith, The G-values of various games, 1956) or with a set
// of numbers.
//
// A period p from heap a on is proved if it holds up to a bound. The largest number in the rules is k.
//
// A move leaves at most h heaps: the bound is h (a + p) + k (Guy and Smith).
//
// A move leaves two unequal heaps: the bound is 2 (a + 2 p) + k. With equal heaps, p must be even.
//
// All numbers but some may be taken: 2 k values repeat with a constant difference.
//
// Other games may have periods that are only seen (period.h). notation/README.md has the proofs.
#pragma once

#include "question/component.h" // struct heap_rules
#include "solver/budget.h"
#include "solver/period.h" // struct heap_period

#include <stdbool.h>
#include <stdint.h>

enum {
    HEAP_STEPS = 900000000,    // budget of a game: pairs of heaps
    HEAP_MEMORY = 1 << 24,     // budget of a game: bytes
    HEAP_BYTES_OF_A_VALUE = 16 // for a value in the table, and for the search for a period
};

// Returns the index of the digit for a move that takes `taken` stones. After the last digit, returns
// HEAP_TAKE_MAX + 1, whose digit is 0.
uint16_t heap_digit_place(const struct heap_rules *rules, uint32_t taken);

// Returns what may remain after a move takes `taken` of n stones (enum left).
uint8_t heap_digit(const struct heap_rules *rules, uint32_t n, uint32_t taken);

struct heap_values; // table of values of a game

// Returns a new table with this budget, or null if out of memory.
struct heap_values *heap_values_new(const struct heap_rules *rules, const struct budget *budget);
void heap_values_free(struct heap_values *values);

// Finds the value of a heap of n stones. Returns false at a limit, which heap_values_ended() returns.
bool heap_value(struct heap_values *values, uint32_t n, uint32_t *value);
enum ended heap_values_ended(const struct heap_values *values);

// Returns the size of the largest heap in the table, 0 without a table.
uint32_t heap_values_known(const struct heap_values *values);

// Computes values until a period is proved or a limit is reached, but at least `least` values. Returns the
// period.
struct heap_period heap_period(struct heap_values *values, uint32_t least);
