// SPDX-License-Identifier: MIT
// Start positions as bytes in flash: each the number of bytes that follow it, then its parameters, then its
// parts. Parameters: k; m, K; m, L, r; max; the size of S and S; vertices, edges and the two ends of each
// edge; W; n. Parts: the stones of a heap, where a cap of fib and dyn1 is one less; n empty cells; otherwise
// all that is left, one byte a part.
#include "game/graph.h" // edges
#include "game/set.h"   // S

bool game_start(const FLASH struct game *game, uint8_t index, struct position *position)
{
    const FLASH uint8_t *from = game->starts;
    for (; index && *from; index--)
        from += 1 + *from;
    if (*from == 0)
        return false;
    const FLASH uint8_t *const end = from + 1 + *from;
    from++;
    const uint8_t params = game->params;
    *position = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
    if (params >= PARAM_K && params <= PARAMS_M_L_R)
        position->k = *from++;
    if (params == PARAMS_M_K || params == PARAM_GRAPH || params == PARAM_W)
        position->most = *from++;
    if (params == PARAMS_M_L_R) {
        position->longest = *from++;
        position->radius = *from++;
    }
    if (params == PARAM_MAX)
        position->cap = *from++;
    if (params == PARAM_N)
        position->count = *from++;
    if (params == PARAM_S)
        for (uint8_t left = *from++; left; left--)
            set_add(&position->set, *from++);
    if (params == PARAM_GRAPH)
        for (uint8_t left = *from++; left; left--) {
            const uint8_t vertex = *from++;
            graph_add_edge(position, vertex, *from++);
        }
    if (game->shape == SHAPE_HEAP) {
        position->stones = *from++;
        if (game->growth)
            position->cap = position->stones - 1;
    }
    while (from != end)
        position->part[position->count++] = *from++;
    return true;
}
