// SPDX-License-Identifier: MIT
// Edges of a directed graph, and Grundy values of its vertices.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Vertices are counted from 0. Vertex v leads to the vertices next[first[v]]..next[first[v + 1] - 1].
struct edges {
    uint32_t vertices;
    uint32_t *first, *next;
};

#define NO_VALUE UINT32_MAX // the value of a vertex that leads to a cycle

// Reverses all edges. The caller frees turned->first, which contains turned->next. Returns false if out of
// memory.
bool edges_turn(const struct edges *edges, struct edges *turned);

// Sorts the vertices, all edges backwards. Leaves out vertices that lead to a cycle. Sets *count to the
// number of sorted vertices. Returns null if out of memory.
uint32_t *edges_order(const struct edges *edges, const struct edges *turned, uint32_t *count);

// Returns the Grundy value of each vertex, or null if out of memory.
uint32_t *edges_values(const struct edges *edges, const struct edges *turned);
