// SPDX-License-Identifier: MIT
// Several piles: the arena holds the Grundy values by mex of all piles below VALUES_MAX, or up to the end of
// their first period. If TAKE_MAX successive values come again, all that follow do, too: the period is needed
// for piles of VALUES_MAX and more.
#include "game/theory/subtraction_sum.h"

#include "game/search/arena.h"
#include "game/set.h" // the takes

#include <string.h> // memcmp

// The takes of the set, ascending, ended by 0: behind the values, of one byte each.
static uint8_t *const takes = arena.bytes + VALUES_MAX;
_Static_assert(VALUES_MAX + TAKES_MAX + 1 <= ARENA_BYTES, "the arena holds values and takes");
enum { PERIOD_IS_NEEDED = VALUES_MAX <= PART_MAX };

static struct {
    subtraction_set_t set;
    part_t known;  // number of known values
    part_t period; // of the values that follow; 0: not known
} values;

// Bit v stands for value v, which is at most the number of takes.
#if TAKES_MAX < 8
typedef uint8_t value_set_t;
#else
typedef uint32_t value_set_t;
#endif

// Returns the Grundy value of a pile.
static uint8_t mex(part_t stones)
{
    value_set_t seen = 0;
    for (const uint8_t *take = takes; *take && *take <= stones; take++)
        seen |= (value_set_t)1 << arena.bytes[stones - *take];
    uint8_t value = 0;
    for (; seen & 1; seen >>= 1)
        value++;
    return value;
}

// Looks for a period in so many known values, by Brent's algorithm: compares those before *mark, an earlier
// number of them, with the latest ones. Returns whether there is one.
static bool look_back(part_t known, part_t *mark)
{
    const uint8_t *end = arena.bytes + known, *before = arena.bytes + *mark;
    values.known = known;
    if (known == *mark * 2)
        *mark = known;
    else if (end > before && memcmp(end - TAKE_MAX, before - TAKE_MAX, TAKE_MAX) == 0)
        values.period = known - *mark;
    return values.period;
}

// Fills the arena with the takes and the values for this set.
static void fill(subtraction_set_t set)
{
    uint8_t *next = takes, take = 0;
    do {
        take = set_next(set, take);
        *next++ = take;
    } while (take);
    arena.owner = ARENA_VALUES;
    values.set = set;
    values.period = 0;
    part_t known = 0, mark = TAKE_MAX;
    do {
        arena.bytes[known] = mex(known);
        known++;
    } while (!(PERIOD_IS_NEEDED && look_back(known, &mark)) && known < VALUES_MAX);
}

static bool prepare(const struct position *position)
{
    if (arena.owner != ARENA_VALUES || values.set != position->set)
        fill(position->set);
    for (uint8_t i = 0; PERIOD_IS_NEEDED && !values.period && i < position->count; i++)
        if (position->part[i] >= VALUES_MAX)
            return false;
    return true;
}

static part_t value(const struct position *position, uint8_t pile, choice_t taken)
{
    part_t stones = position->part[pile] - taken;
    if (PERIOD_IS_NEEDED && stones >= values.known)
        stones -= ((stones - values.known) / values.period + 1) * values.period;
    return arena.bytes[stones];
}

const FLASH struct sum subtraction_sum = {.value = value, .prepare = prepare};
