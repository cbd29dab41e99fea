// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static choice_t limit(const struct position *position, uint8_t man)
{
    (void)man;
    return position->columns;
}

// True if the man may go to this column: on his side of the other man and towards him, or with `retreats`
// away from him, too.
static bool may_go(const struct position *position, uint8_t man, part_t to, bool retreats)
{
    const part_t own = position->part[man], other = position->part[man ^ 1];
    if ((man ^ position->white) & 1 || to == own || to == other)
        return false;
    const bool advances = (to < own) == (other < own);
    return (to < other) == (own < other) && (retreats || advances);
}

static bool allows(const struct position *position, uint8_t man, choice_t number)
{
    return may_go(position, man, number, false);
}

static bool retreat_allows(const struct position *position, uint8_t man, choice_t number)
{
    return may_go(position, man, number, true);
}

#define MEN .limit = limit, .becomes = game_put, .number = game_same
const FLASH struct shape_rules men_rules = {MEN, .allows = allows};
const FLASH struct shape_rules men_retreat_rules = {MEN, .allows = retreat_allows};
