// SPDX-License-Identifier: MIT
#include "game/rules/tokens.h"

#include "game/edges.h"

static choice_t limit(const struct position *position, uint8_t token)
{
    (void)token;
    return position->vertices;
}

static bool allows(const struct position *position, uint8_t token, choice_t number)
{
    return graph_has_edge(position, position->part[token], number - 1);
}

const FLASH struct shape_rules tokens_rules = {.meaning = PUT_FROM_0, .limit = limit, .allows = allows};
