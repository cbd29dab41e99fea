// SPDX-License-Identifier: MIT
// Reads and writes the edges of a graph. Refuses a graph with a cycle, because the game might never end.
#include "notation/state.h"

#include "notation/text.h"
#include "game/theory/theories.h"

#include <string.h>

_Static_assert(VERTICES_MAX <= 16, "two vertices fit a byte");

void list_edges(struct state *state)
{
    const struct position *position = &state->position;

    state->edge_count = 0;
    for (uint8_t edge = 0; state->params == PARAM_GRAPH && edge < VERTICES_MAX * 16 - 1; edge++)
        if (graph_has_edge(position, edge >> 4, edge & 15))
            state->edge[state->edge_count++] = edge;
}

void text_edge(struct line *line, struct state *state, uint8_t place)
{
    struct position *position = &state->position;
    const part_t last = position->vertices - 1;
    const column_t start = line->at;
    uint8_t *edge = &state->edge[place];

    const uint8_t from = (uint8_t)text_number(line, *edge >> 4, 0, last);
    text_char(line, '>');
    const uint8_t to = (uint8_t)text_number(line, *edge & 15, 0, last);
    *edge = (uint8_t)(from << 4 | to);
    if (read_is_on(line) && !graph_add_edge(position, from, to))
        read_refuse_at(line, start, FAULT_SAME_EDGE);
}

void read_cycle(struct line *line, const struct position *position, column_t start)
{
    uint8_t cycle[VERTICES_MAX];
    const uint8_t length = graph_cycle(position, cycle);

    if (!length || line->fault->id)
        return;
    memcpy(line->fault->cycle, cycle, length);
    line->fault->cycle_length = length;
    read_refuse_at(line, start, FAULT_CYCLE);
}
