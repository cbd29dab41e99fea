// SPDX-License-Identifier: MIT
// The loop runs at least once and counts down, which is the shortest and fastest code on the AVR
// (tests/bench).
#include "game/theory/moore.h"

enum verdict take_one(const struct position *position, struct move *move, enum verdict verdict)
{
    const part_t *pile = position->part + position->count;
    part_t largest = 0;
    uint8_t largest_left = 0, left = position->count;
    do {
        part_t stones = *--pile;
        if (stones > largest) {
            largest = stones;
            largest_left = left;
        }
    } while (--left);
    if (largest == 0) {
        move->count = 0;
        return verdict;
    }
    move->count = 1;
    move->change[0].part = largest_left - 1;
    move->change[0].becomes = largest - 1;
    return verdict;
}
