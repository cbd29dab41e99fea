// SPDX-License-Identifier: MIT
#include "game/rules/men.h"

static choice_t limit(const struct position *position, uint8_t man)
{
    (void)man;
    return position->columns;
}

static bool retreat_allows(const struct position *position, uint8_t man, choice_t number)
{
    const part_t own = position->part[man], other = position->part[man ^ 1], to = number;
    return !((man ^ position->white) & 1) && to != own && to != other && (own < other) == (to < other);
}

static bool allows(const struct position *position, uint8_t man, choice_t number)
{
    const part_t own = position->part[man], other = position->part[man ^ 1], to = number;
    return (own < to) == (to < other) && retreat_allows(position, man, number);
}

#define MEN .limit = limit, .convert = game_put
const FLASH struct shape_rules men_rules = {MEN, .allows = allows};
const FLASH struct shape_rules men_retreat_rules = {MEN, .allows = retreat_allows};
