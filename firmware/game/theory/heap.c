// SPDX-License-Identifier: MIT
// One heap. Each theory splits the heap into parts: a multiple of cap + 1 and a remainder, Zeckendorf's
// Fibonacci numbers, or powers of two. A take of the smallest part wins, because then the smallest remaining
// part is above the new cap.
#include "game/theory/theories.h"

choice_t take_winning(const struct position *position, uint8_t heap, choice_t taken)
{
    (void)heap;
    stones_t stones = position->stones;
    if (taken || stones < position->misere)
        return 0;
    return (stones - position->misere) % (position->cap + 1);
}

// Returns the smallest winning take above `taken`. Tries sums of the smallest Zeckendorf parts.
choice_t fib_winning(const struct position *position, uint8_t heap, choice_t taken)
{
    (void)heap;
    stones_t number = 1, next = 2; // successive Fibonacci numbers
    while (next <= position->stones) {
        stones_t sum = number + next;
        number = next;
        next = sum;
    }

    choice_t winning = 0;
    bool stays_lost = true; // true if each remaining part is above the new cap, 2 * rest
    for (stones_t rest = position->stones; rest > taken;) {
        if (stays_lost && rest <= position->cap)
            winning = rest;
        while (number > rest) {
            stones_t before = next - number;
            next = number;
            number = before;
        }
        rest -= number;
        stays_lost = rest < number - rest;
    }
    return winning;
}

choice_t dyn1_winning(const struct position *position, uint8_t heap, choice_t taken)
{
    (void)heap;
    const stones_t stays = position->stones - taken;
    taken += stays & (stones_t)-stays;
    return stays && taken <= position->cap ? taken : 0;
}
