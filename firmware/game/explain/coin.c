// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"

#include "game/games.h"
#include "game/theory/theories.h" // a row of coins with exceptions

// Reports the values of all heads. If the rule has exceptions, adds the values of the first coins.
bool coin_fact(const struct reason *reason, const struct position *position, struct step *step)
{
    const FLASH struct sum *const sum = reason->game->sum;
    const uint8_t first = sum == &turtle_edge_sum ? 3 : 0;
    struct position heads = *position;
    for (uint8_t coin = 0; coin < position->count; coin++) {
        heads.part[coin] = 1;
        if ((position->part[coin] || coin < first) &&
            fact_report(step, FACT_COIN, coin + 1, sum->value(&heads, coin, 0)))
            return true;
    }
    return false;
}
