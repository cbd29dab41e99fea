// SPDX-License-Identifier: MIT
#include "game/rules/pair.h"

static choice_t limit(const struct position *position, uint8_t part)
{
    const part_t *piles = position->part;
    if (part != BOTH_PILES)
        return piles[part];
    return piles[0] < piles[1] ? piles[0] : piles[1];
}

static void choose_both(const struct position *position, choice_t number, struct move *move)
{
    for (uint8_t pile = 0; pile < BOTH_PILES; pile++)
        game_change(move, pile, position->part[pile] - number);
}

const FLASH struct shape_rules pair_rules = {.limit = limit, .choose_behind = choose_both};
