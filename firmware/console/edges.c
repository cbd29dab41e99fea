// SPDX-License-Identifier: MIT
// The edges of a graph. With a cycle a game would not end: the line is refused and the cycle named.
#include "console/notation.h"
#include "game/graph.h" // cycles

_Static_assert(VERTICES_MAX <= 16, "two vertices fit a byte");

void link_edges(struct state *state)
{
    for (uint8_t i = 0; i < state->edge_count; i++)
        state->position.successors[state->edge[i] >> 4] |= (vertex_set_t)1 << (state->edge[i] & 15);
}

void list_edges(struct state *state)
{
    const struct position *position = &state->position;

    for (uint8_t edge = 0; edge < VERTICES_MAX * 16 - 1; edge++)
        if (graph_has_edge(position, edge >> 4, edge & 15))
            state->edge[state->edge_count++] = edge;
}

static bool is_listed(const struct state *state, uint8_t edge, uint8_t count)
{
    while (count)
        if (state->edge[--count] == edge)
            return true;
    return false;
}

static void read_graph(struct state *state, uint8_t count, column_t list)
{
    uint8_t cycle[VERTICES_MAX];

    state->edge_count = count;
    link_edges(state);
    if (graph_cycle(&state->position, cycle))
        read_refuse(list, TEXT("cycle ~"), 0);
}

void text_edges(struct state *state)
{
    const part_t last = state->position.most - 1;
    const column_t list = text.at;
    uint8_t count = 0;

    if (text_more('-', !state->edge_count && text.way == WRITE)) {
        state->edge_count = 0;
        return;
    }
    do {
        const column_t start = text.at;
        if (count == EDGES_MAX) {
            read_refuse_many(start, EDGES_MAX);
            return;
        }
        uint8_t *edge = &state->edge[count];
        const uint8_t from = (uint8_t)text_number(*edge >> 4, 0, last);
        text_char('>');
        *edge = (uint8_t)(from << 4 | text_number(*edge & 15, 0, last));
        if (is_listed(state, *edge, count))
            read_refuse(start, TEXT("edge twice"), 0);
        count++;
    } while (text_more(',', count < state->edge_count));
    if (text.way == READ)
        read_graph(state, count, list);
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
