// SPDX-License-Identifier: MIT
// Finds verdicts and Grundy values of a component and of positions reachable from it: by theory, mex or
// search. On a fault, functions return false or null.
#pragma once

#include "solver/component.h"

struct solution;

enum sought { VERDICTS, VALUES };

// Prepares the solution of all positions reachable from the component. For VALUES, a Chomp component must
// have keeps_poison.
struct solution *solve(const struct component *component, enum sought sought);
void solution_free(struct solution *solution);

// Returns true if the solution has this position. A search has only positions reachable from its start.
bool solution_reaches(const struct solution *solution, const struct component *component);

// These functions find the verdict or the Grundy value of a reachable position.
bool solution_verdict(struct solution *solution, const struct component *component, enum verdict *verdict);
bool solution_value(struct solution *solution, const struct component *component, uint32_t *value);

// Finds the Grundy values of the parts, at most HEAPS_MAX. Returns their count, or 0 on a fault.
unsigned solution_values(struct solution *solution, const struct component *component, uint32_t *values);

// Sets *step to the next legal move to a position with the value `wanted`. Returns false after the last one.
bool solution_next(struct solution *solution, const struct component *component, uint32_t wanted,
                   struct component_move *step);
