// SPDX-License-Identifier: MIT
// Grundy values of heap games. A code (Guy and Smith, The G-values of various games, 1956) or a set of
// numbers gives the rules.
// notation/README.md proves their periods.
#pragma once

#include "question/component.h" // struct heap_rules
#include "solver/work.h"
#include "solver/period.h" // struct heap_period

#include <stdbool.h>
#include <stdint.h>

enum {
    HEAP_STEPS = 900000000,    // largest number of pairs of heaps to try in a game
    HEAP_MEMORY = 1 << 24,     // largest memory for a game, in bytes
    HEAP_BYTES_OF_A_VALUE = 16 // memory in bytes for each value, including the search for periods
};

// Returns the index of a take's digit, or HEAP_TAKE_MAX + 1 after the final digit.
uint16_t heap_digit_place(const struct heap_rules *rules, uint32_t taken);

// Returns which numbers of heaps may remain after a move takes `taken` of n stones (enum left).
uint8_t heap_digit(const struct heap_rules *rules, uint32_t n, uint32_t taken);

struct heap_values; // table of values of a game

// Returns a new table with a budget, or null if memory runs out.
struct heap_values *heap_values_new(const struct heap_rules *rules, const struct budget *budget);
void heap_values_free(struct heap_values *values);

// Finds the value of a heap of n stones. Returns false at a limit.
bool heap_value(struct heap_values *values, uint32_t n, uint32_t *value);
enum ended heap_values_ended(const struct heap_values *values);

// Returns the size of the largest heap with a known value, or 0.
uint32_t heap_values_known(const struct heap_values *values);

// Computes at least `least` values and returns their period. If values are cheap, or `until_limit` is true,
// continues until a proof or a limit.
struct heap_period heap_period(struct heap_values *values, uint32_t least, bool until_limit);
