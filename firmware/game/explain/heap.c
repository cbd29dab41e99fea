// SPDX-License-Identifier: MIT
// Facts about one heap. A move takes a number of stones that is in S. Let m be the largest number in S. If m
// successive verdicts repeat, all later verdicts repeat. In misere play, a heap without a move is won.
//
// On a board HEAPS covers all heaps. On the host the first period ends within HEAPS heaps for every S in
// 1..31, as a computation of all these sets has shown.
#include "game/explain/facts.h"

#include "game/rules/rules.h"

#include <string.h> // memcmp

// The first period of verdicts ends below this heap size.
enum { HEAPS = 1 + (STONES_MAX < UINT8_MAX ? STONES_MAX : 5295) };

// Lost numbers below `count`: remainders if `from` is not 0, otherwise heap sizes
struct numbers {
    const bool *lost;
    stones_t from, count;
};

// Returns true if the number is lost and below `count`.
static bool is_lost(const struct numbers *numbers, stones_t number)
{
    if (number >= numbers->count)
        return false;
    while (number < numbers->from)
        number += numbers->count;
    return numbers->lost[number];
}

// Sets lost[heap] for each heap that is lost.
static void find_lost(const struct position *position, bool lost[HEAPS + TAKE_MAX])
{
    const uint8_t least = position->misere ? set_next(position->set, 0) : 0;
    subtraction_set_t window = 0;
    for (stones_t heap = 0; heap < HEAPS + TAKE_MAX; heap++) {
        lost[heap] = heap >= least && !(window & position->set);
        window = (window | lost[heap]) << 1;
    }
}

// Returns the shortest period, or 0 if there is none. Sets *from to the first heap of the period.
static stones_t find_period(const bool lost[HEAPS + TAKE_MAX], stones_t *from)
{
    stones_t period = 1;
    *from = HEAPS;
    while (memcmp(lost + HEAPS, lost + HEAPS - period, TAKE_MAX * sizeof *lost))
        if (++period > HEAPS)
            return 0;
    *from -= period;
    while (*from && lost[*from - 1] == lost[*from - 1 + period])
        --*from;
    return period;
}

// Sends the lost numbers in order. Three or more successive numbers are one fact.
static bool lost_fact(struct steps *steps, const struct numbers *numbers)
{
    for (stones_t first = 0, last; first < numbers->count; first = last + 1) {
        enum step_kind fact = FACT_LOST_RUN;
        last = first;
        if (!is_lost(numbers, first))
            continue;
        while (is_lost(numbers, last + 1))
            last++;
        if (last < first + 2) { // no run
            stones_t next = first + 1;
            while (next < numbers->count && !is_lost(numbers, next))
                next++;
            const bool begins_run = is_lost(numbers, next + 1) && is_lost(numbers, next + 2);
            fact = next == numbers->count || begins_run ? FACT_LOST : FACT_LOST_TWO;
            last = fact == FACT_LOST ? first : next;
        }
        if (send_step(steps, fact, first, last))
            return true;
    }
    return false;
}

bool heap_facts(struct steps *steps)
{
    const struct position *const position = steps->position;
    bool lost[HEAPS + TAKE_MAX];
    stones_t from;
    find_lost(position, lost);
    const stones_t period = find_period(lost, &from);
    if (position->stones >= from) {
        steps->step.number[2] = period;
        if ((from && send_step(steps, FACT_FROM, from, 0)) ||
            send_step(steps, FACT_REST, period, position->stones % period))
            return true;
        steps->step.is_after = steps->step.after->stones >= from;
        if (lost_fact(steps, &(struct numbers){lost, from, period}))
            return true;
    }
    steps->step.is_after = false;
    steps->step.number[2] = 0;
    if (from && send_step(steps, FACT_BELOW, from, 0))
        return true;
    steps->step.is_after = true;
    return from && lost_fact(steps, &(struct numbers){lost, 0, from});
}
