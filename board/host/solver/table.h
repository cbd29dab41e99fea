// SPDX-License-Identifier: MIT
// Verdicts and values of the single heaps 0, 1, 2, ..., and their period. On a fault, functions return false.
#pragma once

#include "question/component.h"
#include "solver/period.h"
#include "solver/work.h"

enum { ROWS_MAX = 1 << 20 }; // heaps in a table

struct table {
    struct work *work;
    struct heap_game *heap_game; // source of the values; null if the source is `modulus`
    struct heap_game *owned;     // heap_game, or null if the table does not own it
    uint32_t modulus;            // a heap of n has the value n mod `modulus`, or n if `modulus` is 0
    uint16_t *outcome;           // enum verdict of each heap of a misere game; null if the game has values
    uint32_t window;             // number of verdicts that determine the next verdict
    bool has_formula;            // theory has a formula for the verdicts
};

// Returns true if table_begin() supports the game.
bool has_table(const struct component *game);

// Prepares the table of the heaps 0 to `to`. Call table_end() even after a fault.
bool table_begin(struct table *table, const struct component *game, uint32_t to, struct work *work);
void table_end(struct table *table);

// Finds the verdict and the value of heap n. In misere play, the value is 0.
bool table_row(const struct table *table, uint32_t n, enum verdict *verdict, uint32_t *value);

// Returns the period of the heaps 0 to `to`. May note a fault.
struct heap_period table_period(const struct table *table, uint32_t to);
