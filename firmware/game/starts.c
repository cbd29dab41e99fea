// SPDX-License-Identifier: MIT
// A start position is a row of bytes in flash: the number of bytes that follow, the parameters, the parts.
// Parameters: k; m, K; m, L, r; max; S; vertices and their successors; W; n. S and the successors are as in
// struct position, low bytes first, behind the number of their bytes. Parts: the stones of a heap (in fib and
// dyn1 the cap is one less); nothing for the n empty cells of SOS; else one byte a part.
#include "game/starts.h"

#include "game/game.h"
#include "game/params.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "low bytes first");

static const FLASH uint8_t *read_params(const FLASH struct game *game, const FLASH uint8_t *from,
                                        struct position *position)
{
    const FLASH uint8_t *const first = &first_param[game->params];
    const FLASH struct param *param = &params[first[0]];

    for (uint8_t left = first[1] - first[0]; left; left--, param++) {
        uint8_t number = *from++;
        if (param->size < PARAM_SET) {
            param_set(param, position, number);
            continue;
        }
        for (uint8_t *byte = (uint8_t *)position->successors; number; number--) // S is in the same place
            *byte++ = *from++;
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
    if (game->has_heap) {
        position->stones = *from++;
        if (position->growth)
            position->cap = position->stones - 1;
    }
    for (part_t *part = position->part; from != end; position->count++)
        *part++ = *from++;
    return true;
}
