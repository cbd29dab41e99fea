// SPDX-License-Identifier: MIT
#include "game/graph.h"

static vertex_set_t set_of(uint8_t vertex)
{
    return (vertex_set_t)1 << vertex;
}

bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to)
{
    return position->successors[from] >> to & 1;
}

// Fills *order with vertices all of whose successors stand there before them, sinks first. Returns those that
// never can.
static vertex_set_t sort(const struct position *position, uint8_t order[VERTICES_MAX])
{
    vertex_set_t left = set_of(position->most) - 1, ready;
    do {
        vertex_set_t vertex_bit = 1;
        ready = 0;
        for (uint8_t vertex = 0; vertex < position->most; vertex++, vertex_bit <<= 1)
            if ((left & vertex_bit) && !(position->successors[vertex] & left)) {
                ready |= vertex_bit;
                *order++ = vertex;
            }
        left &= ~ready;
    } while (ready);
    return left;
}

void graph_sort(const struct position *position, uint8_t order[VERTICES_MAX])
{
    sort(position, order);
}

static uint8_t lowest(vertex_set_t vertices)
{
    uint8_t vertex = 0;
    for (; !(vertices & 1); vertices >>= 1)
        vertex++;
    return vertex;
}

// Whoever is left has a successor that is left: after as many steps as vertices, the way goes in a circle.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX])
{
    const vertex_set_t left = sort(position, cycle);
    if (left == 0)
        return 0;
    uint8_t vertex = lowest(left), length = 0;
    for (uint8_t steps = position->most; steps; steps--)
        vertex = lowest(position->successors[vertex] & left);
    vertex_set_t circle = 0;
    for (; !(circle & set_of(vertex)); vertex = lowest(position->successors[vertex] & left))
        circle |= set_of(vertex);
    const uint8_t start = vertex = lowest(circle);
    do {
        cycle[length++] = vertex;
        vertex = lowest(position->successors[vertex] & left);
    } while (vertex != start);
    return length;
}

bool graph_allows(const struct position *position, uint8_t token, stones_t number)
{
    return graph_has_edge(position, position->part[token], number - 1);
}
