// SPDX-License-Identifier: MIT
#include "game/explain/reason.h"

#include "game/explain/facts.h" // the set of facts
#include "game/games.h"
#include "game/theory/theories.h"

static void add(struct reason *reason, stones_t number)
{
    if (reason->base)
        number %= reason->base;
    if (number > 1)
        reason->big++;
    reason->any |= number;
    reason->number[reason->count++] = number;
}

// Splits the heap into Zeckendorf parts or powers of two. Appends the parts to reason->number.
static void add_parts_of_heap(struct reason *reason, struct position *position)
{
    const stones_t stones = position->stones, cap = position->cap;
    while ((position->cap = position->stones)) {
        const stones_t smallest = reason->game->winning(position, 0, 0);
        add(reason, smallest);
        position->stones -= smallest;
    }
    position->stones = reason->base = stones;
    position->cap = cap;
}

// Appends both numbers of the Wythoff pair that contains the smaller pile.
static void add_pair(struct reason *reason, const part_t pile[2])
{
    const part_t smaller = pile[pile[1] < pile[0]], partner = wythoff_partner(smaller);
    const bool is_first = smaller < partner;
    add(reason, is_first ? smaller : partner);
    add(reason, is_first ? partner : smaller);
    reason->base = reason->number[1] - reason->number[0];
}

// Appends the Grundy value, step value or size of each part to reason->number.
static void add_parts(struct reason *reason, const struct position *position)
{
    const FLASH struct game *const game = reason->game;
    const uint8_t row = game->reason;
    const FLASH struct sum *sum = 0;
    if (game->theory == SUM)
        sum = game->sum;
    else if (reason->way == BY_STEPS)
        sum = &graph_sum;
    if (sum)
        game_verdict(game, position); // computes the values that sum->value returns
    if (!sum && reason->way == BY_VALUES) {
        sum = &graph_sum;
        sum->prepare(position);
    }
    for (uint8_t i = row & OWN_MEN ? position->white : 0; i < position->count; i++) {
        const part_t part = position->part[i];
        if (part || !(row & NOT_EMPTY))
            add(reason, sum ? sum->value(position, i, 0) : part);
        if (row & (ODD_STEPS | OWN_MEN))
            i++;
    }
}

// Returns how misere play of a position ends (enum ending).
static uint8_t misere_ending(const struct reason *reason, uint8_t k)
{
    if (reason->way == BY_REMAINDER)
        return REMAINDER_ONE;
    if (reason->big > k)
        return NOT_YET;
    return reason->big ? CAN_LEAVE_ONES : ONLY_ONES;
}

void reason_find(const FLASH struct game *game, struct position *position, struct reason *reason)
{
    const uint8_t row = game->reason, way = row & WAY;
    *reason = (struct reason){.game = game, .way = way};
    if (way == BY_SEARCH && game->params == PARAM_GRAPH && fact_set.decides && fact_set.decides(position))
        reason->way = BY_VALUES;
    switch (way) {
    case BY_REMAINDER:
        reason->base = position->cap + 1;
        add(reason, position->stones);
        break;
    case BY_ZECKENDORF:
    case BY_POWER:
        add_parts_of_heap(reason, position);
        break;
    case BY_PAIRS:
        add_pair(reason, position->part);
        break;
    case BY_BOUNDED:
        bounded_in_turns(position);
        if (bounded_formula_holds(position))
            reason->base = position->most + (stones_t)1;
        else
            reason->way = BY_SEARCH;
        add_parts(reason, position);
        break;
    case BY_PARITY:
        reason->base = 2; // fall through
    default:
        add_parts(reason, position);
    }
    if (position->misere && reason->way != BY_SEARCH)
        reason->ending = misere_ending(reason, position->k);
}
