// SPDX-License-Identifier: MIT
// Heaps with rules of one's own: `heap code=0.77`, `heap S=1,3,4`, `heap not=2,3`, and the same misere.
#pragma once

#include "solver/heap_values.h"

enum {
    HEAPS_MAX = 64,        // heaps of a position
    HEAP_MAX = 2147483647, // stones of a heap
    HEAP_DIGITS_MAX = 64,  // digits of a code behind its point
};

struct heap_game {
    struct heap_rules rules;
    uint8_t digits;             // of a code, behind its point, zeros at its end included
    char form;                  // first letter of its parameter: c, S or n
    struct heap_values *values; // null: none are known
};

struct heaps {
    struct heap_game *game;
    uint32_t heap[HEAPS_MAX];
    uint8_t count;
};

// Take `take` of heap `part`, 0-based, and leave `left` heaps of these sizes. With one heap, and with none,
// the size is not written in the notation.
struct heap_step {
    uint8_t part, left;
    bool is_step;
    uint32_t take, size[3];
};

struct component;

// Reads the parameters of heaps, behind the name of the game.
void heaps_read_params(struct component *component);

// Finds the value of a heap of n. False with a fault.
bool heaps_value(const struct heaps *heaps, uint32_t n, uint32_t *value);

// Returns what is known about the period of the values (heap_period), or looks for it now, at least among the
// heaps below `least`. May note a fault.
struct heap_period heaps_period(const struct heaps *heaps, uint32_t least);

// Returns rules of heaps that are forgotten with the line; null, with a fault, if there are too many in it.
struct heap_game *heaps_new_game(void);
void heaps_forget(void);
