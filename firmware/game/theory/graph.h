// SPDX-License-Identifier: MIT
// Tokens on the vertices of a graph without cycles: one token moves along one edge, in normal play (dag), in
// misere play (mdag), or every token that can (everysg). Contracts as in struct game; of a graph, `most` is
// the number of vertices.
#pragma once

#include "game/theory/sum.h"

// Finds a cycle: its vertices in the order of the edges, from the lowest on, and how many; 0 if there is
// none.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX]);

extern const FLASH struct sum graph_sum;
extern const FLASH struct outcomes mdag_outcomes, everysg_outcomes;
