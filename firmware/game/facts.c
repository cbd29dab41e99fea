// SPDX-License-Identifier: MIT
#include "game/facts.h"

#include "game/games.h"
#include "game/theory/theories.h" // a row of coins with exceptions

// The worths of the heads, and, if these make exceptions, of the first coins whichever side is up.
static bool coin_fact(const FLASH struct game *game, const struct position *position, struct step *step)
{
    const uint8_t first = game->sum == &turtle_edge_sum ? 3 : 0;
    struct position heads = *position;
    for (uint8_t coin = 0; coin < position->count; coin++) {
        heads.part[coin] = 1;
        if ((position->part[coin] || coin < first) &&
            fact_tell(step, FACT_COIN, coin + 1, game->sum->value(&heads, coin, 0)))
            return true;
    }
    return false;
}

// Where the formula of bounded Nim holds; with one pile in a move everywhere
static bool bounded_fact(const struct position *position, struct step *step)
{
    const part_t m = position->k;
    return m > 1 &&
           (fact_tell(step, FACT_FEW, m + (stones_t)1, 0) || fact_tell(step, FACT_UP_TO, position->most, 0));
}

static bool longest_fact(const struct reason *reason, const struct position *position, struct step *step)
{
    uint8_t longest = 0;
    if (steps_fact(reason->game, position, step))
        return true;
    for (uint8_t i = 1; i < reason->count; i++)
        if (reason->number[i] > reason->number[longest])
            longest = i;
    const stones_t moves = reason->number[longest];
    return reason->count && (fact_tell(step, FACT_LASTS, reason->place[longest], moves) ||
                             fact_tell(step, moves % 2 ? FACT_MOVER_ENDS : FACT_OTHER_ENDS, moves, 0));
}

// If what was taken last led to a P-position, the heap has the same lowest digit. A take that no board allows
// is none.
static bool take_fact(const struct position *position, struct step *step)
{
    const stones_t stones = position->stones, took = position->cap, lowest = took & -took;
    return took && took <= STONES_MAX - stones && lowest == (stones & -stones) &&
           fact_tell(step, FACT_TOOK, took, lowest);
}

// What changes near the end of misere play
static bool ending_fact(const struct reason *reason, const struct position *position, struct step *step)
{
    const part_t k = position->k;
    if (reason->ending != NOT_YET)
        return false;
    if (fact_tell(step, FACT_BIG, reason->big, 0))
        return true;
    if (k == 1)
        return fact_tell(step, FACT_LATER_ODD, 0, 0);
    return fact_tell(step, FACT_LATER_ONES, k, 0) || fact_tell(step, FACT_LATER_COUNT, 1, k + (stones_t)1);
}

static bool find_fact(const struct reason *reason, const struct position *position, struct step *step)
{
    const FLASH struct game *const game = reason->game;
    if (game_is_over(game, position))
        return false;
    switch (game->shape) {
    case SHAPE_COINS:
        return coin_fact(game, position, step);
    case SHAPE_LETTERS:
        return sos_fact(position, step);
    case SHAPE_BAR:
        return chomp_fact(position, step);
    case SHAPE_HEAP:
        if (game->params == PARAM_S)
            return heap_fact(position, step);
        return reason->way == BY_POWER && take_fact(position, step);
    }
    if (reason->way == BY_STEPS)
        return longest_fact(reason, position, step);
    if (reason->way == BY_BOUNDED)
        return bounded_fact(position, step);
    return (reason->way == BY_VALUES && value_fact(game, position, step)) ||
           ending_fact(reason, position, step);
}

bool fact_step(const struct reason *reason, const struct position *position, struct step *step)
{
    const stones_t part = step->part;
    step->is_after = false;
    const bool is_there = find_fact(reason, position, step);
    step->part = part;
    return is_there;
}
