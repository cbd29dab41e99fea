// SPDX-License-Identifier: MIT
#include "game/params.h"

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
