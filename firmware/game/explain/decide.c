// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"
#include "game/theory/theories.h" // tokens on a graph

bool values_decide(const struct position *position)
{
    vertex_set_t reached = 0, zeros = 0, ones = 0;
    graph_sum.prepare(position);
    for (uint8_t i = 0; i < position->count; i++)
        reached |= 1u << position->part[i];
    for (uint8_t round = 0; round < position->vertices; round++)
        for (uint8_t vertex = 0; vertex < position->vertices; vertex++)
            if (reached >> vertex & 1)
                reached |= position->successors[vertex];
    for (uint8_t vertex = 0; vertex < position->vertices; vertex++) {
        const part_t value = graph_sum.value(position, 0, vertex + 1);
        if (value == 0)
            zeros |= 1u << vertex;
        if (value == 1)
            ones |= 1u << vertex;
    }
    for (uint8_t vertex = 0; vertex < position->vertices; vertex++) {
        const vertex_set_t successors = position->successors[vertex];
        if ((reached & zeros) >> vertex & 1 && successors && !(successors & ones))
            return false;
    }
    return true;
}
