// SPDX-License-Identifier: MIT
#include "solver/graph.h"

#include "solver/component.h"

#include <stdlib.h>
#include <string.h>

// Sorts the edges by their first vertex (`by` 0) or second vertex (`by` 1). Returns one block that holds
// arrays like graph.first and graph.next.
static uint32_t *sort_edges(const struct graph *graph, int by)
{
    uint32_t *const start = calloc(graph->vertices + 2 + graph->edges, sizeof *start);

    if (!start)
        return NULL;
    for (uint32_t i = 0; i < graph->edges; i++)
        start[graph->ends[2 * i + by] + 2]++;
    for (uint32_t v = 2; v <= graph->vertices + 1; v++)
        start[v] += start[v - 1];
    for (uint32_t i = 0; i < graph->edges; i++)
        start[graph->vertices + 2 + start[graph->ends[2 * i + by] + 1]++] = graph->ends[2 * i + !by];
    return start;
}

// Finds the value of a vertex by mex. Marks the values of its successors in `seen`.
static void find_value(struct graph *graph, uint32_t vertex, uint32_t *seen)
{
    uint32_t value = 0;

    for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++)
        seen[graph->value[graph->next[i]]] = vertex + 1;
    while (seen[value] == vertex + 1)
        value++;
    graph->value[vertex] = value;
}

// Finds the values of all vertices that do not lead to a cycle. Returns the number of these vertices.
static uint32_t find_values(struct graph *graph, const uint32_t *first, uint32_t *queue, uint32_t *left)
{
    const uint32_t *const before = first + graph->vertices + 2;
    uint32_t *const seen = queue + graph->vertices;
    uint32_t done = 0, count = 0;

    for (uint32_t v = 0; v < graph->vertices; v++) {
        left[v] = graph->first[v + 1] - graph->first[v];
        if (!left[v])
            queue[count++] = v;
    }
    for (; done < count; done++) {
        find_value(graph, queue[done], seen);
        for (uint32_t i = first[queue[done]]; i < first[queue[done] + 1]; i++)
            if (!--left[before[i]])
                queue[count++] = before[i];
    }
    return count;
}

// Returns a vertex from which two equal edges start. If no edge repeats, returns graph->vertices.
static uint32_t find_repeat(const struct graph *graph, uint32_t *last)
{
    uint32_t vertex = 0;

    for (; vertex < graph->vertices; vertex++)
        for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
            if (last[graph->next[i]] == vertex + 1)
                return vertex;
            last[graph->next[i]] = vertex + 1;
        }
    return vertex;
}

bool graph_make(struct graph *graph, struct fault *fault)
{
    if (graph->value)
        return true;

    uint32_t *const queue = calloc(2 * graph->vertices + 2, sizeof *queue);
    uint32_t *const left = calloc(graph->vertices + 1, sizeof *left);
    uint32_t *const first = sort_edges(graph, 1);
    uint32_t vertex;

    graph->first = sort_edges(graph, 0);
    graph->value = calloc(graph->vertices + 1, sizeof *graph->value);
    graph->next = graph->first ? graph->first + graph->vertices + 2 : NULL;
    if (!queue || !left || !first || !graph->value || !graph->first) {
        refuse(fault, FAULT_NO_MEMORY);
    } else if ((vertex = find_repeat(graph, left)) < graph->vertices) {
        refuse_above(fault, FAULT_FILE_REPEATS, vertex);
    } else if (find_values(graph, first, queue, left) < graph->vertices) {
        vertex = 0;
        while (!left[vertex])
            vertex++;
        refuse_above(fault, FAULT_FILE_CYCLE, vertex);
    }
    free(queue);
    free(left);
    free(first);
    return !fault->id;
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
    const struct tokens *const tokens = &component->tokens;
    const struct graph *const graph = tokens->graph;
    struct token_step *const to = &step->token_step;

    for (; to->token < tokens->count; to->token++, to->edge = 0) {
        const uint32_t vertex = tokens->vertex[to->token];
        if (to->edge < graph->first[vertex + 1] - graph->first[vertex]) {
            to->edge++;
            return true;
        }
    }
    *to = (struct token_step){0};
    return false;
}

static bool play(struct component *after, const struct component *component,
                 const struct component_move *step)
{
    *after = *component;
    after->tokens.vertex[step->token_step.token] = token_goal(&component->tokens, &step->token_step);
    return true;
}

static unsigned save(const struct component *component, uint32_t *numbers)
{
    const struct tokens *const tokens = &component->tokens;

    memcpy(numbers, tokens->vertex, tokens->count * sizeof *numbers);
    return tokens->count;
}

static void load(struct component *component, const uint32_t *numbers, unsigned count)
{
    memcpy(component->tokens.vertex, numbers, count * sizeof *numbers);
}

const struct moves tokens_moves = {next, play, save, load};
