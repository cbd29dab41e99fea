// SPDX-License-Identifier: MIT
// Tokens on a large graph from a file: `dag file=<name>` and `mdag file=<name>`. Each line is an edge, such
// as `3>1` or `3 1`. Vertices are counted from 0. `#` begins a comment.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    GRAPH_VERTICES_MAX = 1000000,
    GRAPH_EDGES_MAX = 5000000,
    GRAPH_TOKENS_MAX = 32,
    GRAPH_NAME_MAX = 255, // characters in the name of a file
};

struct graph {
    char name[GRAPH_NAME_MAX + 1];
    uint32_t vertices, edges;
    uint32_t *first; // successors of vertex v: next[first[v]] .. next[first[v + 1] - 1]
    uint32_t *next;
    uint32_t *value; // Grundy value of each vertex
};

struct tokens {
    const struct graph *graph;
    uint32_t vertex[GRAPH_TOKENS_MAX];
    uint8_t count;
};

struct token_step {
    uint8_t token;
    uint32_t edge; // number of the edge from the token's vertex, counted from 1; 0: no step
};

struct component;

// Reads `file=<name>`, the parameter after the name of the game.
void graph_read_params(struct component *component);

void graph_forget(void);
