// SPDX-License-Identifier: MIT
// Verdicts and values of the single heaps 0, 1, 2, ..., and their period. On a fault, functions return false.
#pragma once

#include "question/component.h"
#include "solver/period.h"
#include "solver/work.h"

enum { ROWS_MAX = 1 << 20 }; // heaps in a table

struct table {
    struct work *work;
    struct heap_game *heap_game; // game that gives the values, or null to use `modulus`
    struct heap_game *owned;     // heap_game if table_end() must free it, otherwise null
    uint32_t modulus;            // modulus of the values; 0 means that a heap of n stones has value n
    uint16_t *outcome; // verdict of each heap in misère play (enum verdict), or null in normal play
    uint32_t window;   // number of verdicts that determine the next verdict
    bool has_formula;  // true if a formula gives the verdicts
};

// Returns true if table_begin() can handle the game.
bool has_table(const struct component *game);

// Prepares the table of heaps 0 to `to`. Call table_end() even after a fault.
bool table_begin(struct table *table, const struct component *game, uint32_t to, struct work *work);
void table_end(struct table *table);

// Finds heap n's verdict and value. The value is 0 in misère play.
bool table_row(const struct table *table, uint32_t n, enum verdict *verdict, uint32_t *value);

// Does what heap_period() does, for heaps 0 to `to`. Can set a fault.
struct heap_period table_period(const struct table *table, uint32_t to, bool until_limit);
