// SPDX-License-Identifier: MIT
// Facts that need only a few sentences
#include "game/explain/facts.h"

#include "game/games.h"
#include "game/theory/theories.h" // turtle_edge_sum

// Sends the conditions for Moore's formula in bounded Nim. Sends nothing if m = 1.
bool bounded_facts(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    const struct position *const position = steps->position;
    const part_t m = position->k;
    return reason->way == BY_BOUNDED && m > 1 &&
           (send_step(steps, FACT_FEW, m + (stones_t)1, 0) ||
            send_step(steps, FACT_UP_TO, position->most, 0));
}

// Sends the steps that explain the end of misere play.
bool ending_facts(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    const part_t k = steps->position->k;
    if (reason->ending != NOT_YET)
        return false;
    if (send_step(steps, FACT_BIG, reason->big, 0))
        return true;
    if (k == 1)
        return send_step(steps, FACT_LATER_ODD, 0, 0);
    return send_step(steps, FACT_LATER_ONES, k, 0) || send_step(steps, FACT_LATER_COUNT, 1, k + (stones_t)1);
}

// Sends FACT_TOOK in dynamic Nim if take and heap have the same lowest set bit.
bool take_facts(struct steps *steps)
{
    const struct position *const position = steps->position;
    const stones_t stones = position->stones, took = position->cap, lowest = took & -took;
    return took && took <= STONES_MAX - stones && lowest == (stones & -stones) &&
           send_step(steps, FACT_TOOK, took, lowest);
}

// Sends the Grundy value of each head. In turtle_edge, also sends the values of the first three coins.
bool coin_facts(struct steps *steps)
{
    const struct position *const position = steps->position;
    const FLASH struct sum *const sum = steps->step.reason->game->sum;
    const uint8_t first = sum == &turtle_edge_sum ? 3 : 0;
    struct position heads = *position;
    for (uint8_t coin = 0; coin < position->count; coin++) {
        heads.part[coin] = 1;
        if ((position->part[coin] || coin < first) &&
            send_step(steps, FACT_COIN, coin + 1, sum->value(&heads, coin, 0)))
            return true;
    }
    return false;
}
