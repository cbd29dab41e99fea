// SPDX-License-Identifier: MIT
// Tokens on the vertices of a graph without cycles: one token moves along an edge, in normal play (dag) or in
// misere play (mdag), or every token that can move does (everysg).
#pragma once

#include "game/theory/sum.h"

// Sets cycle[] to the vertices of a cycle in the order of its edges and returns their number; 0 if the graph
// has no cycle.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX]);

extern const FLASH struct sum graph_sum;
extern const FLASH struct outcomes mdag_outcomes, everysg_outcomes;
