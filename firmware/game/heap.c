// SPDX-License-Identifier: MIT
// Every heap is a sum of parts: multiples of the limit plus one and a rest, Fibonacci numbers of which no two
// are neighbours, or powers of two. Who takes the smallest parts leaves the other a part too large to take
// whole.
#include "game/heap.h"

bool take_next_winning(const struct position *position, struct move *move)
{
    stones_t stones = position->stones;
    if (move->amount || (position->misere && stones-- == 0))
        return false;
    move->amount = stones % (position->cap + 1);
    return move->amount;
}

// The sums of smallest parts that may be taken, from the largest down to the one that is next.
bool fib_next_winning(const struct position *position, struct move *move)
{
    stones_t number = 1, next = 2; // neighbours in the row of Fibonacci numbers
    while (next <= position->stones) {
        stones_t sum = number + next;
        number = next;
        next = sum;
    }

    const stones_t taken = move->amount;
    bool found = false;
    bool stays_lost = true; // even the smallest part that stays is above twice the rest
    for (stones_t rest = position->stones; rest > taken;) {
        if (stays_lost && rest <= position->cap) {
            move->amount = rest;
            found = true;
        }
        while (number > rest) {
            stones_t before = next - number;
            next = number;
            number = before;
        }
        rest -= number;
        stays_lost = rest < number - rest;
    }
    return found;
}

bool dyn1_next_winning(const struct position *position, struct move *move)
{
    stones_t stays = position->stones - move->amount;
    stones_t smallest = stays & (stones_t)-stays;
    if (stays == 0 || smallest > position->cap - move->amount)
        return false;
    move->amount += smallest;
    return true;
}
