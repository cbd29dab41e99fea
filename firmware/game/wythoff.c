// SPDX-License-Identifier: MIT
// Wythoff, A modification of the game of Nim (1907). The lost pairs are (a, a + d), where a is d times the
// golden ratio phi = 1.618..., rounded down. Every number stands in just one pair, so each has one partner.
#include "game/pair.h"

#if PART_MAX <= UINT8_MAX
typedef uint16_t square_t;
#else
typedef uint64_t square_t;
#endif

// a < phi * d, as phi is the positive root of x * x = x + 1
static bool is_below(part_t a, part_t d)
{
    return a <= d ? d != 0 : (square_t)a * (a - d) < (square_t)d * d;
}

static part_t top_bit(void)
{
    part_t bit = 1;
    while (bit <= PART_MAX / 2)
        bit <<= 1;
    return bit;
}

// The smaller one of the pair with this difference, or PART_MAX or more where that is above PART_MAX.
static part_t smaller_of(part_t difference)
{
    part_t a = 0;
    for (part_t bit = top_bit(); bit; bit >>= 1)
        if (is_below(a | bit, difference))
            a |= bit;
    return a;
}

// Of the numbers 1..a, d are smaller ones of their pair. If a is one of them it is the last; otherwise it is
// the larger one of pair a - d, whose smaller one must be d.
static part_t partner(part_t a)
{
    part_t d = 0;
    for (part_t bit = top_bit(); bit; bit >>= 1)
        if (!is_below(a + 1, d | bit))
            d |= bit;
    return a == 0 || is_below(a, d) ? a + d : d;
}

enum verdict wythoff_verdict(const struct position *position)
{
    return partner(position->part[0]) == position->part[1] ? P_POSITION : N_POSITION;
}

// One pile becomes the partner of the other, or both keep their difference.
bool wythoff_next_winning(const struct position *position, struct move *move)
{
    const part_t *pile = position->part;
    if (move->count == 2)
        return false;
    for (uint8_t i = move->count ? move->change[0].part + 1 : 0; i < 2; i++) {
        const part_t becomes = partner(pile[1 - i]);
        if (becomes < pile[i]) {
            move->count = 1;
            move->change[0] = (struct change){.part = i, .becomes = becomes};
            return true;
        }
    }
    const uint8_t low = pile[1] < pile[0];
    const part_t difference = pile[1 - low] - pile[low];
    const part_t becomes = smaller_of(difference);
    if (becomes >= pile[low])
        return false;
    move->count = 2;
    move->change[low] = (struct change){.part = low, .becomes = becomes};
    move->change[1 - low] = (struct change){.part = 1 - low, .becomes = becomes + difference};
    return true;
}
