// SPDX-License-Identifier: MIT
// Successors and Grundy values of large graphs.
#pragma once

#include "question/component.h"
#include "question/fault.h"

// Sorts the edges of the graph and finds the values, unless it is done already. Refuses equal edges and
// cycles.
bool graph_make(struct graph *graph, struct fault *fault);
void graph_free(struct graph *graph);
