// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

#include "game/position/edges.h"

static choice_t limit(const struct position *position, uint8_t token)
{
    (void)token;
    return position->vertices;
}

static bool allows(const struct position *position, uint8_t token, choice_t number)
{
    return graph_has_edge(position, position->part[token], number - 1);
}

static part_t convert(const struct position *position, uint8_t token, part_t value, const struct move *move)
{
    (void)position;
    (void)token;
    return move ? value + 1 : value - 1;
}

const FLASH struct shape_rules tokens_rules = {.limit = limit, .allows = allows, .convert = convert};
