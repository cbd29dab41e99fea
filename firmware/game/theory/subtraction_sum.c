// SPDX-License-Identifier: MIT
// Several piles: the arena holds the Grundy values by mex of all piles below VALUES_MAX, or up to the end of
// their first period. If TAKE_MAX successive values come again, all that follow do, too: the period is needed
// for piles of VALUES_MAX and more.
#include "game/theory/subtraction_sum.h"

#include "game/search/arena.h"
#include "game/set.h" // the takes

#include <string.h> // memcmp

_Static_assert(VALUES_MAX <= ARENA_BYTES, "one byte a value");

static struct {
    subtraction_set_t set;
    part_t known;  // number of known values
    part_t period; // of the values that follow; 0: not known
    part_t mark;   // an earlier `known`: the values before it are compared with the latest ones (Brent's
                   // algorithm)
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

// Looks for a period in the values.
static void look_back(void)
{
    const uint8_t *end = arena.bytes + values.known, *before = arena.bytes + values.mark;
    if (values.known == 2 * values.mark)
        values.mark = values.known;
    else if (end > before && memcmp(end - TAKE_MAX, before - TAKE_MAX, TAKE_MAX) == 0)
        values.period = values.known - values.mark;
}

static void begin(subtraction_set_t set)
{
    arena.owner = ARENA_VALUES;
    values.set = set;
    values.known = 0;
    values.period = 0;
    values.mark = TAKE_MAX;
}

static bool prepare(const struct position *position)
{
    uint8_t takes[TAKES_MAX + 1] = {0};
    uint8_t take = 0;
    for (uint8_t *next = takes; (take = set_next(position->set, take)); next++)
        *next = take;
    if (arena.owner != ARENA_VALUES || values.set != position->set)
        begin(position->set);
    while (values.known < VALUES_MAX && !values.period) {
        arena.bytes[values.known] = mex(takes, values.known);
        values.known++;
        if (VALUES_MAX <= PART_MAX)
            look_back();
    }
    for (uint8_t i = 0; VALUES_MAX <= PART_MAX && !values.period && i < position->count; i++)
        if (position->part[i] >= VALUES_MAX)
            return false;
    return true;
}

static part_t value(const struct position *position, uint8_t pile, choice_t taken)
{
    part_t stones = position->part[pile] - taken;
    if (VALUES_MAX <= PART_MAX && stones >= values.known)
        stones -= ((stones - values.known) / values.period + 1) * values.period;
    return arena.bytes[stones];
}

const FLASH struct sum subtraction_sum = {.value = value, .prepare = prepare};
