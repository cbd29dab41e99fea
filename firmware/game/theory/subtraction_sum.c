// SPDX-License-Identifier: MIT
// Several piles. The arena holds the Grundy values of all piles below VALUES_MAX, or up to the end of the
// first period. If TAKE_MAX successive values repeat, all later values repeat. The values of larger piles
// follow from this period.
#include "game/theory/theories.h"

#include "game/search/retrograde.h"

#include <string.h> // memcmp

enum { PERIOD_IS_NEEDED = VALUES_MAX <= PART_MAX };

static struct table {
    uint8_t values[VALUES_MAX];   // Grundy values of piles, indexed by the number of stones
    uint8_t takes[TAKES_MAX + 1]; // the numbers in S, ascending, ended by 0
    subtraction_set_t set;        // S
    part_t known;                 // number of known values
    part_t period;                // period of the final values, or 0 if not known
} *const table = (struct table *)arena.bytes;
_Static_assert(sizeof(struct table) <= ARENA_BYTES, "the arena holds the table");

// A set of Grundy values, from 0 to the number of takes
#if TAKES_MAX < 8
typedef uint8_t value_set_t;
#else
typedef uint32_t value_set_t;
#endif

// Returns the Grundy value of a pile from the values of smaller piles.
static uint8_t mex(part_t stones)
{
    value_set_t seen = 0;
    for (const uint8_t *take = table->takes; *take && *take <= stones; take++)
        seen |= (value_set_t)1 << table->values[stones - *take];
    uint8_t value = 0;
    for (; seen & 1; seen >>= 1)
        value++;
    return value;
}

// Uses Brent's algorithm to look for a period of the values.
static bool look_back(part_t known, part_t *mark)
{
    const uint8_t *end = table->values + known, *before = table->values + *mark;
    if (known == *mark * 2)
        *mark = known;
    else if (end > before && memcmp(end - TAKE_MAX, before - TAKE_MAX, TAKE_MAX) == 0)
        table->period = known - *mark;
    return table->period;
}

static void fill(subtraction_set_t set)
{
    uint8_t *next = table->takes, take = 0;
    do {
        take = set_next(set, take);
        *next++ = take;
    } while (take);
    arena.owner = ARENA_VALUES;
    table->set = set;
    table->period = 0;
    part_t known = 0, mark = TAKE_MAX;
    do {
        table->values[known] = mex(known);
        known++;
    } while (!(PERIOD_IS_NEEDED && look_back(known, &mark)) && known < VALUES_MAX);
    table->known = known;
}

// Fills the table. Returns false if a pile's value is not known.
static bool prepare(const struct position *position)
{
    if (arena.owner != ARENA_VALUES || table->set != position->set)
        fill(position->set);
    for (uint8_t i = 0; PERIOD_IS_NEEDED && !table->period && i < position->count; i++)
        if (position->part[i] >= VALUES_MAX)
            return false;
    return true;
}

static part_t value(const struct position *position, uint8_t pile, choice_t taken)
{
    part_t stones = position->part[pile] - taken;
    if (PERIOD_IS_NEEDED && stones >= table->known)
        stones -= ((stones - table->known) / table->period + 1) * table->period;
    return table->values[stones];
}

part_t subtraction_values_period(const struct position *position)
{
    uint8_t largest = 0;
    prepare(position);
    for (uint8_t take = 0; (take = set_next(position->set, take));)
        largest = take;
    for (part_t period = 1; period + largest <= table->known; period++)
        if (memcmp(table->values, table->values + period, largest) == 0)
            return period;
    return 0;
}

const FLASH struct sum subtraction_sum = {.value = value, .prepare = prepare};
