// SPDX-License-Identifier: MIT
#include "solver/edges.h"

#include <stdlib.h>
#include <string.h>

bool edges_turn(const struct edges *edges, struct edges *turned)
{
    const uint32_t count = edges->first[edges->vertices];
    uint32_t *const first = calloc(edges->vertices + 2 + (size_t)count, sizeof *first);

    if (!first)
        return false;
    *turned = (struct edges){edges->vertices, first, first + edges->vertices + 2};
    for (uint32_t i = 0; i < count; i++)
        first[edges->next[i] + 2]++;
    for (uint32_t v = 2; v <= edges->vertices + 1; v++)
        first[v] += first[v - 1];
    for (uint32_t v = 0; v < edges->vertices; v++)
        for (uint32_t i = edges->first[v]; i < edges->first[v + 1]; i++)
            turned->next[first[edges->next[i] + 1]++] = v;
    return true;
}

uint32_t *edges_order(const struct edges *edges, const struct edges *turned, uint32_t *count)
{
    uint32_t *const order = malloc(2 * (edges->vertices + (size_t)1) * sizeof *order), end = 0;

    if (!order)
        return NULL;

    // left[v] is the number of edges from v to vertices that are not yet in `order`
    uint32_t *const left = order + edges->vertices;

    for (uint32_t v = 0; v < edges->vertices; v++) {
        left[v] = edges->first[v + 1] - edges->first[v];
        if (!left[v])
            order[end++] = v;
    }
    for (uint32_t i = 0; i < end; i++)
        for (uint32_t j = turned->first[order[i]]; j < turned->first[order[i] + 1]; j++)
            if (!--left[turned->next[j]])
                order[end++] = turned->next[j];
    *count = end;
    return order;
}

uint32_t *edges_values(const struct edges *edges, const struct edges *turned)
{
    uint32_t count = 0, *const order = edges_order(edges, turned, &count);
    uint32_t *const values = calloc(2 * (edges->vertices + (size_t)1), sizeof *values);

    if (!order || !values) {
        free(order);
        free(values);
        return NULL;
    }

    // seen[value] is 1 + the latest vertex that leads to this value
    uint32_t *const seen = values + edges->vertices;

    memset(values, -1, edges->vertices * sizeof *values); // NO_VALUE
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t v = order[i];
        uint32_t value = 0;
        for (uint32_t j = edges->first[v]; j < edges->first[v + 1]; j++)
            seen[values[edges->next[j]]] = v + 1;
        while (seen[value] == v + 1)
            value++;
        values[v] = value;
    }
    free(order);
    return values;
}
