// SPDX-License-Identifier: MIT
// Heaps split into parts: a multiple of cap + 1 and a remainder, Fibonacci numbers without neighbours
// (Zeckendorf), or powers of two. Taking the smallest part leaves a smallest part above the new cap.
#include "game/theory/theories.h"

choice_t take_winning(const struct position *position, uint8_t heap, choice_t taken)
{
    (void)heap;
    stones_t stones = position->stones;
    if (taken || stones < position->misere)
        return 0;
    return (stones - position->misere) % (position->cap + 1);
}

// Tries sums of the smallest parts, from the largest sum to the next above `taken`.
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
    bool stays_lost = true; // the smallest part left is above the new cap, twice `rest`
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
