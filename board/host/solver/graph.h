// SPDX-License-Identifier: MIT
// Successors and Grundy values of large graphs.
#pragma once

#include "question/component.h"
#include "question/fault.h"

// Sorts the edges and finds the Grundy values once. Refuses equal edges and cycles.
bool graph_make(struct graph *graph, struct fault *fault);
void graph_free(struct graph *graph);
