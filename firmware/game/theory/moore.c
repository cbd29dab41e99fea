// SPDX-License-Identifier: MIT
// P-positions of Nim_k: for every bit, the number of piles with this bit is 0 mod (k+1). In misere play, if
// no pile is above 1, the number of ones is 1 mod (k+1). A move can leave such a position if and only if at
// most k piles are above 1.
#include "game/theory/theories.h"

// Clears `bit` and lower bits in `excess` piles. Returns the first uncut pile.
static struct change *cut_piles(struct change *first_uncut, part_t bit, uint8_t excess)
{
    struct change *pair = first_uncut;
    if (excess)
        do {
            struct change chosen = *pair++;
            if (chosen.becomes & bit) {
                pair[-1] = *first_uncut;
                first_uncut->part = chosen.part;
                first_uncut->becomes = (chosen.becomes ^ bit) & -bit;
                first_uncut++;
                excess--;
            }
        } while (excess);
    return first_uncut;
}

enum verdict moore_reply(const struct position *position, struct move *move)
{
    const uint8_t count = position->count;
    const uint8_t k = position->k < count ? position->k : count; // a larger k changes nothing
    part_t bits = 0;
    uint8_t big = 0; // number of piles with more than 1 stone
    const part_t *pile = position->part;
    // cppcheck-suppress ctuuninitvar; the reply writes each change before reading it
    struct change *pair = move->change;
    for (uint8_t i = 0; i != count; i++) {
        part_t stones = *pile++;
        pair->part = i;
        pair->becomes = stones;
        pair++;
        bits |= stones;
        if (stones > 1)
            big++;
    }
    if (bits == 0) {
        move->count = 0;
        return position->misere ? N_POSITION : P_POSITION;
    }
    part_t bit = (part_t)1 << (8 * sizeof(part_t) - 1); // after the loop, the highest bit of any pile
    while (bit > bits)
        bit >>= 1;

    // The list of changes holds the cut piles first, then the uncut piles.
    struct change *first_uncut = move->change;
    uint8_t room = k, uncut = count; // number of piles that may yet be cut, and number of uncut piles
    do {
        uint8_t excess = 0; // number of uncut piles with this bit, mod (k + 1)
        pair = first_uncut;
        uint8_t left = uncut;
        if (left)
            do {
                if (pair->becomes & bit)
                    excess++;
                pair++;
            } while (--left);
        if (bit == 1 && big <= k && position->misere)
            excess += k;
        while (excess > k)
            excess -= (uint8_t)(k + 1);
        if (excess <= room) {
            room -= excess;
            uncut -= excess;
            first_uncut = cut_piles(first_uncut, bit, excess);
        } else { // too many piles to cut, so piles already cut gain the bit
            pair = move->change;
            do {
                pair->becomes |= bit;
                pair++;
            } while (++excess <= k);
        }
    } while (bit >>= 1);
    if (room == k)
        return take_one(position, move, P_POSITION);
    move->count = k - room;
    return N_POSITION;
}

enum verdict moore_verdict(const struct position *position)
{
    struct move move;
    return moore_reply(position, &move);
}

const FLASH struct outcomes moore_outcomes = {.verdict = moore_verdict, .reply = moore_reply};

// The loop counts down, because this is fastest on the AVR.
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
