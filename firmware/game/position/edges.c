// SPDX-License-Identifier: MIT
#include "game/position/edges.h"

bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to)
{
    return position->successors[from] >> to & 1;
}

bool graph_add_edge(struct position *position, uint8_t from, uint8_t to)
{
    const vertex_set_t before = position->successors[from], after = before | (vertex_set_t)1 << to;
    position->successors[from] = after;
    return after != before;
}
