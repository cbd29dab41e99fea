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

static void read_graph(struct state *state, column_t start)
{
    uint8_t cycle[VERTICES_MAX];

    if (graph_cycle(&state->position, cycle)) {
        text.start = start;
        read_refuse(CYCLE, 0);
    }
}

static void text_edge(struct state *state, uint8_t *edge)
{
    const column_t start = text.at;
    const part_t last = state->position.most - 1;
    const uint8_t from = (uint8_t)text_number(*edge >> 4, 0, last);

    text_char('>');
    const uint8_t to = (uint8_t)text_number(*edge & 15, 0, last);
    *edge = (uint8_t)(from << 4 | to);
    if (text.way == READ && !text.fault) {
        text.start = start;
        if (graph_has_edge(&state->position, from, to))
            read_refuse(SAME_EDGE, 0);
        state->edge_count++;
        link_edges(state);
    }
}

void text_edges(struct state *state)
{
    const column_t list = text.at;
    uint8_t i = 0;

    if (text.way == READ)
        state->edge_count = 0;
    if (text_more('-', !state->edge_count && text.way == WRITE))
        return;
    do {
        if (i == EDGES_MAX) {
            read_refuse_next(TOO_MANY, EDGES_MAX);
            break;
        }
        text_edge(state, &state->edge[i++]);
    } while (text_more(',', i < state->edge_count));
    if (text.way == READ && !text.fault)
        read_graph(state, list);
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
