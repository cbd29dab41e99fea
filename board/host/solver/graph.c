// SPDX-License-Identifier: MIT
#include "solver/graph.h"

#include "solver/component.h"
#include "solver/edges.h"

#include <stdlib.h>

// Sorts the edges by first vertex into graph->first and graph->next. Allocates both as one block.
static bool sort_edges(struct graph *graph)
{
    uint32_t *const first = graph->first = calloc(graph->vertices + 2 + graph->edges, sizeof *first);

    if (!first)
        return false;
    graph->next = first + graph->vertices + 2;
    for (uint32_t i = 0; i < graph->edges; i++)
        first[graph->ends[2 * i] + 2]++;
    for (uint32_t v = 2; v <= graph->vertices + 1; v++)
        first[v] += first[v - 1];
    for (uint32_t i = 0; i < graph->edges; i++)
        graph->next[first[graph->ends[2 * i] + 1]++] = graph->ends[2 * i + 1];
    return true;
}

// Returns the first vertex that has an edge twice, or the number of vertices. Reversed, equal edges are
// neighbours.
static uint32_t find_repeat(const struct edges *turned)
{
    uint32_t first = turned->vertices;

    for (uint32_t v = 0; v < turned->vertices; v++)
        for (uint32_t i = turned->first[v] + 1; i < turned->first[v + 1]; i++)
            if (turned->next[i] == turned->next[i - 1] && turned->next[i] < first)
                first = turned->next[i];
    return first;
}

bool graph_make(struct graph *graph, struct fault *fault)
{
    struct edges turned = {0};
    uint32_t vertex = 0;

    if (graph->value)
        return true;
    if (sort_edges(graph)) {
        const struct edges edges = {graph->vertices, graph->first, graph->next};
        if (edges_turn(&edges, &turned) && (vertex = find_repeat(&turned)) < graph->vertices)
            refuse_above(fault, FAULT_FILE_REPEATS, vertex);
        else if (turned.first)
            graph->value = edges_values(&edges, &turned);
    }
    free(turned.first);
    if (!graph->value)
        return refuse(fault, FAULT_NO_MEMORY);
    for (vertex = 0; vertex < graph->vertices; vertex++)
        if (graph->value[vertex] == NO_VALUE)
            return refuse_above(fault, FAULT_FILE_CYCLE, vertex);
    return true;
}

void graph_free(struct graph *graph)
{
    if (graph) {
        free(graph->ends);
        free(graph->first);
        free(graph->value);
    }
    free(graph);
}

static bool next(const struct component *component, struct component_move *step)
{
    const struct pieces *const tokens = &component->pieces;
    const uint32_t *const first = tokens->graph->first;

    for (; step->part < tokens->count; step->part++, step->number = 0) {
        const uint32_t vertex = tokens->number[step->part];
        if (step->number < first[vertex + 1] - first[vertex]) {
            step->number++;
            return true;
        }
    }
    step->part = 0;
    return false;
}

static bool play(struct component *after, const struct component *component,
                 const struct component_move *step)
{
    *after = *component;
    after->pieces.number[step->part] = token_goal(&component->pieces, step);
    return true;
}

const struct moves tokens_moves = {next, play};
