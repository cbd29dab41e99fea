// SPDX-License-Identifier: MIT
// The edges of a graph. With a cycle a game would not end: the line is refused and the cycle named.
#include "console/notation.h"
#include "game/graph.h" // cycles

_Static_assert(VERTICES_MAX <= 16, "two vertices fit a byte");

static void text_vertex(part_t vertices, part_t *vertex)
{
    text_part(TEXT("vertex"), 0, vertices - 1, vertex);
}

// Reads an edge, or writes it.
static uint8_t text_edge(part_t vertices, uint8_t edge)
{
    part_t from = edge >> 4, to = edge & 15;

    text_vertex(vertices, &from);
    text_words(TEXT(">"));
    text_vertex(vertices, &to);
    return (uint8_t)(from << 4 | to);
}

static void add(struct state *state, uint8_t edge, column_t start)
{
    vertex_set_t *successors = &state->position.successors[edge >> 4];
    const vertex_set_t to = (vertex_set_t)1 << (edge & 15);

    if (*successors & to)
        read_refuse_at(start, TEXT("edge twice"), 0);
    else if (state->edge_count == EDGES_MAX)
        read_refuse_many(start, EDGES_MAX);
    else
        state->edge[state->edge_count++] = edge;
    *successors |= to;
}

void text_edges(struct state *state)
{
    const struct position *position = &state->position;
    const column_t list = text.at;
    uint8_t cycle[VERTICES_MAX], i = 0;

    if (text_more('-', !state->edge_count))
        return;
    do {
        const column_t start = text.at;
        const uint8_t edge = text_edge(position->most, text.way == READ ? 0 : state->edge[i++]);
        if (text.way == READ)
            add(state, edge, start);
    } while (text_more(',', i < state->edge_count));
    if (text.way == READ && !text.fault.form && graph_cycle(position, cycle)) {
        read_refuse_at(list, TEXT("cycle "), 0);
        text.fault.form = FAULT_CYCLE;
    }
}

void write_cycle(const struct state *state)
{
    uint8_t cycle[VERTICES_MAX];
    const uint8_t length = graph_cycle(&state->position, cycle);

    for (uint8_t i = 0; i < length; i++) {
        write_number(cycle[i]);
        text_words(TEXT(">"));
    }
    write_number(cycle[0]);
}

void list_edges(struct state *state)
{
    const struct position *position = &state->position;

    state->edge_count = 0;
    for (uint8_t edge = 0; edge < VERTICES_MAX * 16 - 1; edge++)
        if (position->successors[edge >> 4] >> (edge & 15) & 1)
            state->edge[state->edge_count++] = edge;
}
