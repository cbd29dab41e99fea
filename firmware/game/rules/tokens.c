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

static part_t becomes(const struct position *position, uint8_t token, choice_t number)
{
    (void)position;
    (void)token;
    return number - 1;
}

static choice_t number(const struct position *position, uint8_t token, part_t vertex, const struct move *move)
{
    (void)position;
    (void)token;
    (void)move;
    return vertex + 1;
}

const FLASH struct shape_rules tokens_rules = {
    .limit = limit, .allows = allows, .becomes = becomes, .number = number};
