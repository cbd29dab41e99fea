// SPDX-License-Identifier: MIT
// The edges of a graph. With a cycle a game would not end: the line is refused and the cycle named.
#include "console/notation.h"
#include "game/graph.h" // cycles

_Static_assert(VERTICES_MAX <= 16, "two vertices fit a byte");

// False if the edge is there already.
static bool link(struct position *position, uint8_t edge)
{
    vertex_set_t *successors = &position->successors[edge >> 4];
    const vertex_set_t old = *successors;

    *successors |= (vertex_set_t)1 << (edge & 15);
    return *successors != old;
}

void link_edges(struct state *state)
{
    for (uint8_t i = 0; i < state->edge_count; i++)
        link(&state->position, state->edge[i]);
}

void list_edges(struct state *state)
{
    const struct position *position = &state->position;

    for (uint8_t edge = 0; edge < VERTICES_MAX * 16 - 1; edge++)
        if (graph_has_edge(position, edge >> 4, edge & 15))
            state->edge[state->edge_count++] = edge;
}

// Reads an edge, or writes it.
static uint8_t text_edge(part_t vertices, uint8_t edge)
{
    const stones_t last = vertices - 1, from = text_number(edge >> 4, 0, last);

    text_char('>');
    return (uint8_t)(from << 4 | text_number(edge & 15, 0, last));
}

void text_edges(struct state *state)
{
    struct position *position = &state->position;
    const column_t list = text.at;
    uint8_t cycle[VERTICES_MAX], i = 0, count = state->edge_count;

    if (text.way == READ)
        count = state->edge_count = 0;
    if (text_more('-', !count && text.way != DESCRIBE))
        return;
    do {
        const column_t start = text.at;
        if (i == EDGES_MAX) {
            read_refuse_many(start, EDGES_MAX);
            return;
        }
        const uint8_t edge = text_edge(position->most, state->edge[i]);
        if (text.way == READ && !link(position, edge))
            read_refuse(start, TEXT("edge twice"), 0, 0);
        state->edge[i++] = edge;
    } while (text_more(',', i < count));
    if (text.way == READ) {
        state->edge_count = i;
        if (graph_cycle(position, cycle))
            read_refuse(list, TEXT("cycle ~"), 0, 0);
    }
}

void write_cycle(const struct position *position)
{
    uint8_t cycle[VERTICES_MAX];
    const uint8_t length = graph_cycle(position, cycle);

    for (uint8_t i = 0; i < length; i++) {
        write_number(cycle[i]);
        text_char('>');
    }
    write_number(cycle[0]);
}
