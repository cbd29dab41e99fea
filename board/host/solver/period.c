// SPDX-License-Identifier: MIT
#include "solver/period.h"

#include "question/component.h" // HEAP_DIGITS_MAX

#include <stdlib.h>

// period_seen() needs SEEN_VALUES_MIN repeated values, and SEEN_TIMES_MIN times as many values as precede the
// repetition.
enum { SEEN_VALUES_MIN = HEAP_DIGITS_MAX, SEEN_TIMES_MIN = 8 };

// Sets same[p] to the number of final values that repeat with period p.
static void compare(const uint16_t *values, uint32_t count, uint32_t *same)
{
    const uint16_t *const last = values + count - 1;
    // In the reversed sequence, elements `from` to `end` - 1 equal elements 0 to `end` - `from` - 1.
    uint32_t from = 0, end = 0;

    for (uint32_t p = 1; p < count; p++) {
        uint32_t length = 0;
        if (p < end)
            length = same[p - from] < end - p ? same[p - from] : end - p;
        if (p + length >= end) {
            while (p + length < count && *(last - length) == *(last - p - length))
                length++;
            from = p;
            end = p + length;
        }
        same[p] = length;
    }
}

struct heap_period earliest_period(const uint16_t *values, uint32_t count, uint32_t **memory)
{
    uint32_t *const same = count > 1 ? realloc(*memory, count * sizeof *same) : NULL, best = 1;

    if (!same)
        return (struct heap_period){.seen = count};
    *memory = same;
    compare(values, count, same);
    for (uint32_t p = 2; p < count; p++)
        if (same[p] > same[best])
            best = p;
    const uint32_t from = count - best - same[best];
    return (struct heap_period){.length = best, .from = from, .seen = count};
}

struct heap_period earliest_growth(const uint16_t *values, uint32_t count, uint32_t **memory)
{
    uint16_t *const differences = count > 1 ? malloc(count * sizeof *differences) : NULL;

    if (!differences)
        return (struct heap_period){.seen = count};
    for (uint32_t n = 0; n + 1 < count; n++)
        differences[n] = (uint16_t)(values[n + 1] - values[n]);

    struct heap_period period = earliest_period(differences, count - 1, memory);

    free(differences);
    period.seen = count;
    if (period.length && values[period.from + period.length] < values[period.from])
        period.length = period.from = 0; // a sequence that shrinks in each period would fall below 0
    if (period.length)
        period.saltus = (uint32_t)(values[period.from + period.length] - values[period.from]);
    return period;
}

struct heap_period period_seen(struct heap_period earliest)
{
    const uint32_t count = earliest.seen, end = earliest.from + earliest.length; // the first period ends

    if (count - end < SEEN_VALUES_MIN || (count - 1) / SEEN_TIMES_MIN < end)
        earliest.length = earliest.from = earliest.saltus = 0;
    return earliest;
}

struct heap_period period_of_window(struct heap_period earliest, uint32_t window)
{
    earliest.bound = window;
    if (earliest.length && earliest.seen - earliest.from - earliest.length >= window)
        earliest.proof = PROOF_WINDOW;
    else
        earliest.length = earliest.from = 0;
    return earliest;
}
