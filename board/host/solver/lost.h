// SPDX-License-Identifier: MIT
// Verdicts and values of all positions up to a given position, indexed by place. The last part changes
// fastest. Functions return null on a fault.
#pragma once

#include "solver/component.h"
#include "solver/edges.h" // NO_VALUE
#include "solver/work.h"

// Returns the number of positions up to `most`. Stops counting above `enough`.
uint64_t positions_up_to(const struct component *most, uint64_t enough);

// Sets *now, a copy of *most, to the position at a place.
void set_place(const struct component *most, struct component *now, size_t place);

// Returns an enum verdict for each position up to `most`. Sets *complete to the number of verdicts before an
// error. Bars with unordered rows count as N_POSITION.
uint16_t *find_verdicts(const struct component *most, struct work *work, uint32_t *complete);

// Returns the Grundy value of each position up to `most`, or NO_VALUE if the position has none.
uint32_t *find_values(const struct component *most, struct work *work);
