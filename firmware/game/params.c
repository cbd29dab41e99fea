// SPDX-License-Identifier: MIT
// Parameters and start positions.
//
// A start position is a row of bytes in flash: the number of bytes that follow, the parameters in the order
// of params[], and the parts. A set S, or the successors of a graph, are stored as a count of bytes and the
// bytes of struct position. The only part of a heap is its size. SOS has no parts, because all cells are
// empty.
#include "game/game.h"

#include <stddef.h> // offsetof

#define FIELD(name) sizeof(((struct position *)0)->name), offsetof(struct position, name)

const FLASH struct param params[] = {
    {FIELD(k), 1, PART_MAX},            // k
    {FIELD(k), 1, PART_MAX},            // m
    {FIELD(most), 0, PART_MAX},         // K
    {FIELD(k), 1, PART_MAX},            // m
    {FIELD(longest), 0, STONES_MAX},    // L
    {FIELD(radius), 1, STONES_MAX},     // r
    {FIELD(cap), 1, STONES_MAX},        // max
    {PARAM_SET, 0, 0, TAKES_MAX},       // S
    {FIELD(vertices), 1, VERTICES_MAX}, // V
    {PARAM_EDGES, 0, 0, EDGES_MAX},     // E
    {FIELD(columns), 2, COLUMNS_MAX},   // W
    {FIELD(count), 1, SOS_MAX},         // n
};

const FLASH uint8_t first_param[] = {
    [NO_PARAMS] = 0, [PARAM_K] = 0,     [PARAMS_M_K] = 1, [PARAMS_M_L_R] = 3, [PARAM_MAX] = 6,
    [PARAM_S] = 7,   [PARAM_GRAPH] = 8, [PARAM_W] = 10,   [PARAM_N] = 11,     [PARAM_N + 1] = 12,
};

stones_t param_get(const FLASH struct param *param, const struct position *position)
{
    const void *field = (const uint8_t *)position + param->offset;

    return param->size == 1 ? *(const uint8_t *)field : *(const stones_t *)field;
}

void param_set(const FLASH struct param *param, struct position *position, stones_t number)
{
    void *field = (uint8_t *)position + param->offset;

    if (param->size == 1)
        *(uint8_t *)field = (uint8_t)number;
    else
        *(stones_t *)field = number;
}

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
        for (uint8_t *byte = (uint8_t *)position->successors; number; number--) // S has the same address
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
