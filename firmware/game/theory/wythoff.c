// SPDX-License-Identifier: MIT
// Wythoff, A modification of the game of Nim (1907). The P-positions are the pairs (a, a + d) with a =
// floor(d phi), phi = 1.618... the golden ratio. Every number is in exactly one pair, so it has one partner.
#include "game/theory/wythoff.h"

#if PART_MAX <= UINT8_MAX
typedef uint16_t square_t;
enum { TOP_BIT = 1 << 6 };
#else
typedef uint64_t square_t;
enum { TOP_BIT = 1 << 30 };
#endif
_Static_assert(PART_MAX / 2 < TOP_BIT && TOP_BIT <= PART_MAX, "TOP_BIT is the highest bit of PART_MAX");

// Returns whether a < phi * d: phi is the positive root of x * x = x + 1. noinline: saves flash.
__attribute__((noinline)) static bool is_below(part_t a, part_t d)
{
    return a <= d ? d != 0 : (square_t)a * (part_t)(a - d) < (square_t)d * d;
}

// Returns the smaller number of the pair with this difference; if that is above PART_MAX, PART_MAX or more.
static part_t smaller_of(part_t difference)
{
    part_t a = 0;
    for (part_t bit = TOP_BIT; bit; bit >>= 1)
        if (is_below(a | bit, difference))
            a |= bit;
    return a;
}

// Returns the partner of a. Among 1..a, d numbers are the smaller ones of their pairs. If a is one of them it
// is the last one, with difference d; otherwise it is the larger one of pair a - d, whose smaller one is d.
part_t wythoff_partner(part_t a)
{
    part_t d = 0;
    for (part_t bit = TOP_BIT; bit; bit >>= 1)
        if (!is_below(a + 1, d | bit))
            d |= bit;
    return a == 0 || is_below(a, d) ? a + d : d;
}

// One pile becomes the partner of the other, or both keep their difference.
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number)
{
    part_t stones = position->part[0], other = position->part[1];
    if (part == 1 || (part == 2 && other < stones)) {
        stones = other;
        other = position->part[0];
    }
    const part_t left = part < 2 ? wythoff_partner(other) : smaller_of(other - stones);
    return number || left > stones ? 0 : stones - left;
}
