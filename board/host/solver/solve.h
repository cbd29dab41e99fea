// SPDX-License-Identifier: MIT
// Verdicts and Grundy values of a component and of all positions that can be reached from it: by theory, by
// mex over the parts, or by exploring the positions.
#pragma once

#include "solver/component.h"

struct solution;

// What is to be found
enum sought { VERDICTS, VALUES };

// Prepares to solve the component and what can be reached from it; null with a fault, for one without Grundy
// values, too. VALUES: the component is a part of a sum in normal play, so the poison of Chomp stays
// (keeps_poison).
struct solution *solve(const struct component *component, enum sought sought);
void solution_free(struct solution *solution);

// True unless positions were searched, and this one was not reached.
bool solution_reaches(const struct solution *solution, const struct component *component);

// Finds the verdict of a position that can be reached, or its Grundy value. False with a fault.
bool solution_verdict(struct solution *solution, const struct component *component, enum verdict *verdict);
bool solution_value(struct solution *solution, const struct component *component, uint32_t *value);

// Finds the Grundy values of the parts, at most PARTS_MAX or HEAPS_MAX, whose xor is the value; a game that
// is no sum has one part. Returns how many there are; 0 with a fault, and for no parts.
unsigned solution_values(struct solution *solution, const struct component *component, uint32_t *values);

// Steps to the next legal move after which the component has this value, from no move (all 0) to the first
// one. False after the last one, or with a fault.
bool solution_next(struct solution *solution, const struct component *component, uint32_t wanted,
                   struct component_step *step);
