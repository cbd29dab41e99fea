// SPDX-License-Identifier: MIT
// One heap. The heaps with 1..31 fewer stones decide whether a heap is lost. A window has a bit for each of
// these heaps. If a window repeats, all later windows repeat, so the loop can skip whole periods of a large
// heap. Brent's algorithm finds the period: it compares each window with a stored window, which it replaces
// after 1, 2, 4, ... steps.
#include "game/theory/theories.h"

// Returns a set of lost heaps. Bit t stands for the heap of `stones` - t.
static subtraction_set_t lost_below(stones_t stones, subtraction_set_t set)
{
    subtraction_set_t lost = 0, seen = 0;
    stones_t age = 0, patience = 1;
    while (stones--) {
        if (!(lost & set))
            lost |= 1;
        lost <<= 1;
        if (STONES_MAX <= UINT16_MAX)
            continue;
        age++;
        if (lost == seen) {
            stones %= age;
        } else if (age == patience) {
            seen = lost;
            age = 0;
            patience *= 2;
        }
    }
    return lost;
}

// A misere heap has the winning takes of a normal heap with `smallest` fewer stones.
choice_t subtraction_winning(const struct position *position, uint8_t heap, choice_t taken)
{
    (void)heap;
    const subtraction_set_t set = position->set;
    const uint8_t smallest = set_next(set, 0);
    stones_t stones = position->stones;
    if (stones < smallest)
        return 0;
    if (position->misere)
        stones -= smallest;
    return set_next(lost_below(stones, set) & set, taken);
}
