// SPDX-License-Identifier: MIT
// One heap, from which a number in S is taken. A heap is lost or won by the largest number in S of heaps
// below it: if so many from 0 on come again, all that follow do.
#include "game/facts.h"

#include "game/rules/rules.h"

#include <string.h> // memcmp

// The periods that are looked for: shorter than half of the heaps that a board has.
enum { PERIODS_MAX = STONES_MAX < 1000 ? STONES_MAX / 2 : 500 };

// Returns the shortest period of the lost heaps in normal play, 0 if there is none, and finds these heaps.
static stones_t find_period(subtraction_set_t set, bool lost[PERIODS_MAX + TAKE_MAX])
{
    uint8_t largest = 0;
    for (stones_t heap = 0; heap < PERIODS_MAX + TAKE_MAX; heap++) {
        lost[heap] = true;
        for (uint8_t take = 0; (take = set_next(set, take)) && take <= heap;)
            if (lost[heap - take])
                lost[heap] = false;
    }
    for (uint8_t take = 0; (take = set_next(set, take));)
        largest = take;
    for (stones_t period = 1; period <= PERIODS_MAX; period++)
        if (memcmp(lost, lost + period, largest * sizeof *lost) == 0)
            return period;
    return 0;
}

// What is left over of the lost heaps. In misere play they are larger by the smallest number in S.
static bool period_fact(const struct position *position, struct step *step, stones_t period, bool *lost)
{
    const stones_t more = position->misere ? set_next(position->set, 0) : 0;
    uint8_t skip = step->part;
    if (fact_tell(step, &skip, FACT_REST, period, position->stones % period))
        return true;
    step->is_after = true;
    memmove(lost + more, lost, period - more);
    memset(lost, 0, more);
    for (stones_t rest = 0, last; rest < period; rest++) {
        if (!lost[rest])
            continue;
        for (last = rest; last + 1 < period && lost[last + 1];)
            last++;
        enum fact fact = FACT_LOST_RUN;
        if (last < rest + 2) { // no run
            for (last = rest + 1; last < period && !lost[last];)
                last++;
            const bool begins_run = last + 2 < period && lost[last + 1] && lost[last + 2];
            fact = last == period || begins_run ? FACT_LOST : FACT_LOST_TWO;
            if (fact == FACT_LOST)
                last = rest;
        }
        if (fact_tell(step, &skip, fact, rest, last))
            return true;
        rest = last;
    }
    return false;
}

// The heaps that the moves from a lost one lead to, two a fact
static bool won_fact(const FLASH struct game *game, struct step *step)
{
    choice_t taken = 0;
    uint8_t skip = 2 * step->part, count = 0;
    step->is_after = true;
    while (count < 2 && (taken = game_next_number(game, step->after, 0, taken)))
        if (!skip)
            step->number[count++] = step->after->stones - taken;
        else
            skip--;
    step->fact = FACT_WON + count - 1;
    return count;
}

bool heap_fact(const FLASH struct game *game, const struct position *position, struct step *step)
{
    bool lost[PERIODS_MAX + TAKE_MAX];
    const stones_t period = find_period(position->set, lost);
    return period ? period_fact(position, step, period, lost) : won_fact(game, step);
}
