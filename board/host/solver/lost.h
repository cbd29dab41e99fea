// SPDX-License-Identifier: MIT
// Visits all positions up to a given position, or only the lost positions. On a fault, functions return
// false.
#pragma once

#include "solver/component.h"
#include "solver/work.h"

// Receives a position and the position's Grundy value. Return false to stop.
typedef bool visit_t(void *context, const struct component *position, uint32_t value);

// Returns the number of positions up to `most`. Stops counting above `enough`.
uint64_t positions_up_to(const struct component *most, uint64_t enough);

// Returns an enum verdict for each position up to `most`, or null. Sets *complete to the number of verdicts
// before an error. The last pile changes fastest. Bars with unordered rows count as N_POSITION.
uint16_t *find_verdicts(const struct component *most, struct work *work, uint32_t *complete);

// Calls visit() with value 0 for each lost position among verdicts `from` to `end` - 1.
void visit_lost(const struct component *most, const uint16_t *verdicts, uint32_t from, uint32_t end,
                visit_t *visit, void *context);

// Calls visit() for each position that has a Grundy value.
bool visit_values(const struct component *most, struct work *work, visit_t *visit, void *context);
