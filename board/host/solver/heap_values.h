// SPDX-License-Identifier: MIT
// Grundy values of heap games with a code (Guy and Smith, The G-values of various games, 1956) or with a set
// of numbers.
//
// goes_on() may be null. It gets its context and the number of pairs tried since its last call. It returns
// false to stop. Then heap_value() also returns false.
#pragma once

#include "question/component.h" // struct heap_rules
#include "solver/period.h"      // struct heap_period

#include <stdbool.h>
#include <stdint.h>

enum {
    HEAP_VALUES_MAX = 1 << 20,     // values in a table
    HEAP_ANY_MAX = 1 << 15,        // values in a table with any_beyond
    HEAP_THREE_MAX = 1 << 12,      // values in a table if a move may leave three heaps
    HEAP_WORK_MAX = 900 * 1000000, // pairs of heaps tried for all values of a game
};

// Returns what may remain after a move takes `taken` of n stones (enum left).
uint8_t heap_digit(const struct heap_rules *rules, uint32_t n, uint32_t taken);

struct heap_values; // table of values of a game

// Returns a new table, or null if out of memory. The rules must outlive the table.
struct heap_values *heap_values_new(const struct heap_rules *rules,
                                    bool (*goes_on)(void *context, uint32_t tried), void *context);
void heap_values_free(struct heap_values *values);

// Finds the value of a heap of n stones. Returns false at a limit.
bool heap_value(struct heap_values *values, uint32_t n, uint32_t *value);

// Returns the size of the largest heap in the table, 0 without a table.
uint32_t heap_values_known(const struct heap_values *values);

// Computes values until a period is proved or a limit is reached, but at least `least` values. Returns the
// period.
struct heap_period heap_period(struct heap_values *values, uint32_t least);
