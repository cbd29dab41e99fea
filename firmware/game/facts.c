// SPDX-License-Identifier: MIT
#include "game/facts.h"

#include "game/games.h"

// The heads and their worths, which the reason has found.
static bool coin_fact(struct step *step)
{
    step->number[0] = reason.place[step->part];
    step->number[1] = reason.number[step->part];
    step->fact = FACT_COIN;
    return step->part < reason.count;
}

static bool longest_fact(struct step *step)
{
    uint8_t longest = 0;
    for (uint8_t i = 1; i < reason.count; i++)
        if (reason.number[i] > reason.number[longest])
            longest = i;
    const stones_t moves = reason.number[longest];
    return reason.count && (fact_tell(step, FACT_LASTS, reason.place[longest], moves) ||
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
static bool ending_fact(const struct position *position, struct step *step)
{
    const part_t k = position->k;
    if (reason.ending != NOT_YET)
        return false;
    if (fact_tell(step, FACT_BIG, reason.big, 0))
        return true;
    if (k == 1)
        return fact_tell(step, FACT_LATER_ODD, 0, 0);
    return fact_tell(step, FACT_LATER_ONES, k, 0) || fact_tell(step, FACT_LATER_COUNT, 1, k + (stones_t)1);
}

bool fact_step(const FLASH struct game *game, const struct position *position, struct step *step)
{
    fact_ask(step->part);
    step->is_after = false;
    if (game_is_over(game, position))
        return false;
    switch (game->shape) {
    case SHAPE_COINS:
        return coin_fact(step);
    case SHAPE_LETTERS:
        return sos_fact(position, step);
    case SHAPE_BAR:
        return chomp_fact(position, step);
    case SHAPE_HEAP:
        if (game->params == PARAM_S)
            return heap_fact(position, step);
        return reason.way == BY_POWER && take_fact(position, step);
    }
    if (reason.way == BY_STEPS)
        return longest_fact(step);
    return (reason.way == BY_VALUES && value_fact(game, position, step)) || ending_fact(position, step);
}
