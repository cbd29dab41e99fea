// SPDX-License-Identifier: MIT
#include "game/reason.h"

#include "game/games.h"
#include "game/in_register.h"
#include "game/theory/bounded.h"
#include "game/theory/graph.h"
#include "game/theory/sum.h"

struct reason reason;

// noinline: saves flash.
__attribute__((noinline)) static void add(stones_t number)
{
    struct reason *const found = IN_REGISTER(&reason);
    if (found->divisor)
        number %= found->divisor;
    if (number > 1)
        found->big++;
    found->number[found->count++] = number;
}

// Without a cap the smallest part is the smallest winning take. Takes the whole heap from the position.
static void add_parts_of_heap(const FLASH struct game *game, struct position *rest)
{
    for (rest->cap = rest->stones; rest->stones;) {
        const stones_t smallest = game->winning(rest, 0, 0);
        add(smallest);
        rest->stones -= smallest;
    }
}

// Adds the Grundy values of a sum (sum.h), steps, or else the parts themselves.
static void add_parts(const FLASH struct game *game, const struct position *position, uint8_t row)
{
    const FLASH struct sum *sum = 0;
    if (game->theory == SUM)
        sum = game->sum;
    else if (reason.way == BY_STEPS)
        sum = &graph_sum;
    if (sum)
        game_verdict(game, position); // prepares the values
    for (uint8_t i = row & OWN_MEN ? position->white : 0; i < position->count; i++) {
        const part_t part = position->part[i];
        if (part || !(row & NOT_EMPTY))
            add(sum ? sum->value(position, i, 0) : part);
        if (row & (ODD_STEPS | OWN_MEN))
            i++;
    }
}

// Returns the ending of misere play.
static uint8_t misere_ending(uint8_t k)
{
    if (reason.way == BY_SEARCH)
        return NO_ENDING;
    if (reason.way == BY_REMAINDER)
        return REMAINDER_ONE;
    if (reason.big > k)
        return NOT_YET;
    return reason.big ? CAN_LEAVE_ONES : ONLY_ONES;
}

void reason_find(const FLASH struct game *game, const struct position *position)
{
    const uint8_t row = game->reason;
    struct position counted = *position; // what the reason is about
    struct reason *const found = IN_REGISTER(&reason);
    found->way = row & WAY;
    found->ending = NO_ENDING;
    found->count = 0;
    found->divisor = 0;
    found->big = 0;
    if (row & IN_TURNS) {
        bounded_in_turns(position, &counted);
        if (bounded_formula_holds(&counted))
            reason.divisor = counted.most + (stones_t)1;
        else
            reason.way = BY_SEARCH;
    }
    if (reason.way == BY_REMAINDER) {
        reason.divisor = counted.cap + 1;
        add(counted.stones);
    } else if (reason.way == BY_ZECKENDORF || reason.way == BY_POWER) {
        add_parts_of_heap(game, &counted);
    } else {
        add_parts(game, &counted, row);
    }
    if (counted.misere)
        reason.ending = misere_ending(counted.k);
}

bool reason_has(uint8_t step)
{
    const uint8_t way = reason.way;

    if (step < STEP_BINARY || step > STEP_END)
        return true;
    if (step <= STEP_COLUMNS)
        return way <= BY_COLUMNS;
    if (step == STEP_VALUES)
        return way == BY_VALUES;
    if (step == STEP_REMAINDER)
        return reason.divisor || way == BY_PARITY;
    if (step == STEP_SPLIT)
        return way >= BY_ZECKENDORF && way <= BY_PAIRS;
    return reason.ending;
}
