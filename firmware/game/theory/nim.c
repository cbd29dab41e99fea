// SPDX-License-Identifier: MIT
// The loops count down and run at least once, because this code is smallest and fastest on the AVR
// (tests/bench).
#include "game/theory/theories.h"

enum verdict nim_reply(const struct position *position, struct move *move)
{
    uint8_t left = position->count;
    if (left == 0) {
        move->count = 0;
        return position->misere ? N_POSITION : P_POSITION;
    }
    const part_t *pile = position->part;
    part_t sum = 0;
    uint8_t big = 0; // piles above 1
    do {
        part_t stones = *pile++;
        sum ^= stones;
        if (stones > 1)
            big++;
    } while (--left);

    // In misere play with at most one pile above 1, P-positions have xor 1.
    if (big <= 1 && position->misere)
        sum ^= 1;
    if (sum == 0)
        return take_one(position, move, P_POSITION);
    if (big == 0) // all piles have one stone, so all moves have the same effect
        return take_one(position, move, N_POSITION);
    left = position->count;
    part_t stones, becomes;
    do {
        stones = *--pile;
        becomes = stones ^ sum;
        left--;
    } while (becomes > stones);
    move->change[0].part = left;
    move->change[0].becomes = becomes;
    move->count = 1;
    return N_POSITION;
}

const FLASH struct outcomes nim_outcomes = {.verdict = moore_verdict, .reply = nim_reply};
