// SPDX-License-Identifier: MIT
// Several piles: the arena holds the Grundy values by mex of all piles below VALUES_MAX, or up to the end of
// their first period. If TAKE_MAX successive values come again, all that follow do, too: the period is needed
// for piles of VALUES_MAX and more.
#include "game/theory/subtraction_sum.h"

#include "game/in_register.h"
#include "game/search/arena.h"
#include "game/set.h" // the takes

#include <string.h> // memcmp

_Static_assert(VALUES_MAX <= ARENA_BYTES, "one byte a value");
enum { PERIOD_IS_NEEDED = VALUES_MAX <= PART_MAX };

static struct values {
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

// Returns the Grundy value of a pile. The takes ascend and end with 0.
static uint8_t mex(const uint8_t *takes, part_t stones)
{
    value_set_t seen = 0;
    for (; *takes && *takes <= stones; takes++)
        seen |= (value_set_t)1 << arena.bytes[stones - *takes];
    uint8_t value = 0;
    for (; seen & 1; seen >>= 1)
        value++;
    return value;
}

// Looks for a period in the values, by Brent's algorithm: compares those before *mark, an earlier number of
// known values, with the latest ones.
static void look_back(part_t *mark)
{
    const uint8_t *end = arena.bytes + values.known, *before = arena.bytes + *mark;
    if (values.known == *mark * 2)
        *mark = values.known;
    else if (end > before && memcmp(end - TAKE_MAX, before - TAKE_MAX, TAKE_MAX) == 0)
        values.period = values.known - *mark;
}

// Fills the arena with the values for the set of the position.
static void fill(const struct position *position)
{
    struct values *const found = IN_REGISTER(&values);
    uint8_t takes[TAKES_MAX + 1], *next = takes, take = 0;
    do {
        take = set_next(position->set, take);
        *next++ = take;
    } while (take);
    arena.owner = ARENA_VALUES;
    found->set = position->set;
    found->known = 0;
    found->period = 0;
    part_t mark = TAKE_MAX;
    do {
        arena.bytes[found->known] = mex(takes, found->known);
        found->known++;
        if (PERIOD_IS_NEEDED)
            look_back(&mark);
    } while (found->known < VALUES_MAX && !found->period);
}

static bool prepare(const struct position *position)
{
    if (arena.owner != ARENA_VALUES || values.set != position->set)
        fill(position);
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
