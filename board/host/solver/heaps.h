// SPDX-License-Identifier: MIT
// Heap games with the user's rules: `heap code=0.77`, `heap S=1,3,4`, `heap not=2,3`, and `mheap` for misere
// play.
#pragma once

#include "solver/heap_values.h"

enum {
    HEAPS_MAX = 64,        // heaps in a position
    HEAP_MAX = 2147483647, // stones in a heap
    HEAP_DIGITS_MAX = 64,  // digits of a code after the point
};

struct heap_game {
    struct heap_rules rules;
    uint8_t digits;             // number of digits that the user typed after the point
    char form;                  // first letter of the parameter: c, S or n
    struct heap_values *values; // null: no table yet
    struct budget budget;       // of the table
};

struct heaps {
    struct heap_game *game;
    uint32_t heap[HEAPS_MAX];
    uint8_t count;
};

// A move: takes `take` stones from a heap and leaves `left` heaps
struct heap_step {
    uint8_t part, left; // part: index of the heap, from 0
    bool is_step;
    uint32_t take, size[3];
};

struct component;

// Reads the parameters after the name of the game.
void heaps_read_params(struct component *component);

// Finds the Grundy value of a heap of n stones.
bool heaps_value(const struct heaps *heaps, uint32_t n, uint32_t *value);

// Computes at least `least` values and returns their period. May note a fault.
struct heap_period heaps_period(const struct heaps *heaps, uint32_t least);

// Returns a new game, which exists until the next line.
struct heap_game *heaps_new_game(void);
void heaps_forget(void);
