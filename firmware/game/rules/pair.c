// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static choice_t limit(const struct position *position, uint8_t part)
{
    const part_t *piles = position->part;
    if (part != BOTH_PILES)
        return piles[part];
    return piles[0] < piles[1] ? piles[0] : piles[1];
}

const FLASH struct shape_rules pair_rules = {
    .limit = limit, .allows = game_any, .becomes = game_less, .number = game_taken};
