// SPDX-License-Identifier: MIT
#include "game/edges.h"

bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to)
{
    return position->successors[from] >> to & 1;
}

bool graph_add_edge(struct position *position, uint8_t from, uint8_t to)
{
    if (graph_has_edge(position, from, to))
        return false;
    position->successors[from] |= (vertex_set_t)1 << to;
    return true;
}
