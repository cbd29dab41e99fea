// SPDX-License-Identifier: MIT
// A start position is a row of bytes in flash: the number of bytes that follow, the parameters, the parts.
// Parameters: k; m, K; m, L, r; max; the size of S and S; vertices, edges and the two ends of each edge; W;
// n. Parts: the stones of a heap (in fib and dyn1 the cap is one less); nothing for the n empty cells of SOS;
// else one byte a part.
#include "game/starts.h"

#include "game/edges.h"
#include "game/games.h" // enum shape
#include "game/params.h"
#include "game/set.h" // S

static const FLASH uint8_t *read_params(const FLASH struct game *game, const FLASH uint8_t *from,
                                        struct position *position)
{
    const FLASH uint8_t *const first = &first_param[game->params];
    const FLASH struct param *param = &params[first[0]];

    for (uint8_t left = first[1] - first[0]; left; left--, param++) {
        const uint8_t size = param->size;
        uint8_t number = *from++; // the size of a list
        if (size < PARAM_SET) {
            param_set(param, position, number);
            continue;
        }
        for (; number; number--) {
            const uint8_t one = *from++;
            if (size == PARAM_SET)
                set_add(&position->set, one);
            else
                graph_add_edge(position, one, *from++);
        }
    }
    return from;
}

bool game_start(const FLASH struct game *game, uint8_t index, struct position *position)
{
    const FLASH uint8_t *from, *end = game->starts;
    do {
        from = end + 1;
        end = from + *end;
        if (from == end)
            return false;
    } while (index--);
    *position = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
    from = read_params(game, from, position);
    if (game->shape == SHAPE_HEAP) {
        position->stones = *from++;
        if (position->growth)
            position->cap = position->stones - 1;
    }
    while (from != end)
        position->part[position->count++] = *from++;
    return true;
}
