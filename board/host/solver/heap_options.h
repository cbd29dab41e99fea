// SPDX-License-Identifier: MIT
// Values of heap games by mex over all options. Digits may repeat, splits may have to be equal or unequal,
// and moves may leave three heaps or more.
#pragma once

#include "solver/work.h"
#include "solver/heap_values.h"

// Returns true if heap_values.c needs this table for the rules.
bool heap_options_needed(const struct heap_rules *rules);

struct heap_options;

// Returns a new table, or null if memory runs out. The rules must stay valid.
struct heap_options *heap_options_new(const struct heap_rules *rules);
void heap_options_free(struct heap_options *options);

// Finds the value of heap n, in the order n = 0, 1, 2, ... Returns false at a limit.
bool heap_options_mex(struct heap_options *options, const uint16_t *values, uint32_t n, struct budget *budget,
                      uint32_t *value);
