// SPDX-License-Identifier: MIT
// Several piles: Grundy values by mex, up to the largest pile. Where as many values as the largest take come
// again, so does all that follows; this is for piles of which not all values can be kept.
#include "game/set.h" // the takes
#include "game/subtraction.h"
#include "game/sum.h" // from values to a verdict

#include <string.h> // memcmp

struct values {
    uint8_t take[TAKES_MAX], takes;
    uint8_t of[VALUES_MAX];
    part_t known;  // so many of them
    part_t period; // of what follows; 0: not known
    part_t mark;   // `known` has been this, and is compared with it (Brent's search for a period)
};

static uint8_t mex(const struct values *values, part_t stones)
{
    bool seen[TAKES_MAX + 1] = {false};
    for (uint8_t i = 0; i < values->takes && values->take[i] <= stones; i++)
        seen[values->of[stones - values->take[i]]] = true;
    uint8_t value = 0;
    while (seen[value])
        value++;
    return value;
}

static void look_back(struct values *values)
{
    const uint8_t *end = values->of + values->known, *before = values->of + values->mark;
    if (values->known == 2 * values->mark)
        values->mark = values->known;
    else if (end > before && memcmp(end - TAKE_MAX, before - TAKE_MAX, TAKE_MAX) == 0)
        values->period = values->known - values->mark;
}

static uint8_t value_of(const struct values *values, part_t stones)
{
    if (VALUES_MAX <= PART_MAX && stones >= values->known)
        stones -= ((stones - values->known) / values->period + 1) * values->period;
    return values->of[stones];
}

// Sets *values and *sum; false if there are too many values.
static bool survey(const struct position *position, struct values *values, struct sum *sum)
{
    values->takes = 0;
    for (uint8_t take = 0; (take = set_next(position->set, take));)
        values->take[values->takes++] = take;
    part_t largest = 0;
    for (uint8_t i = 0; i < position->count; i++)
        if (position->part[i] > largest)
            largest = position->part[i];

    values->known = 0;
    values->period = 0;
    values->mark = TAKE_MAX;
    while (values->known <= largest && !values->period) {
        if (values->known == VALUES_MAX)
            return false;
        values->of[values->known] = mex(values, values->known);
        values->known++;
        if (VALUES_MAX <= PART_MAX)
            look_back(values);
    }

    *sum = (struct sum){.misere = position->misere};
    for (uint8_t i = 0; i < position->count; i++)
        sum_add(sum, value_of(values, position->part[i]));
    return true;
}

enum verdict subsum_verdict(const struct position *position)
{
    struct values values;
    struct sum sum;
    return survey(position, &values, &sum) ? sum_verdict(&sum) : BEYOND_LIMIT;
}

bool subsum_next_winning(const struct position *position, struct move *move)
{
    struct values values;
    struct sum sum;
    if (!survey(position, &values, &sum))
        return false;
    struct change *change = &move->change[0];
    uint8_t pile = 0, taken = 0;
    if (move->count) {
        pile = change->part;
        taken = position->part[pile] - change->becomes;
    }
    for (; pile < position->count; pile++, taken = 0) {
        const part_t stones = position->part[pile];
        const part_t wanted = sum_wanted(&sum, value_of(&values, stones));
        while ((taken = set_next(position->set, taken)) && taken <= stones) {
            if (value_of(&values, stones - taken) == wanted) {
                move->count = 1;
                *change = (struct change){.part = pile, .becomes = stones - taken};
                return true;
            }
        }
    }
    return false;
}
