// SPDX-License-Identifier: MIT
// Edges of a directed graph, and Grundy values of its vertices.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Vertices count from 0. The edges of vertex v lead to next[i] for first[v] <= i < first[v + 1].
struct edges {
    uint32_t vertices;
    uint32_t *first, *next;
};

#define NO_VALUE UINT32_MAX // the value of a vertex that leads to a cycle

// Reverses all edges. The caller frees only turned->first. Returns false if memory runs out.
bool edges_turn(const struct edges *edges, struct edges *turned);

// Returns the vertices, each after its successors, or null if memory runs out. Omits vertices that lead to a
// cycle.
uint32_t *edges_order(const struct edges *edges, const struct edges *turned, uint32_t *count);

// Returns the Grundy values of all vertices, or null if memory runs out.
uint32_t *edges_values(const struct edges *edges, const struct edges *turned);
