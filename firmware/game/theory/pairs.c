// SPDX-License-Identifier: MIT
// Games with exactly two parts: Wythoff's, and two boxes.
#include "game/theory/theories.h"

// Wythoff, A modification of the game of Nim (1907). The P-positions are the pairs (a, a + d) with a =
// floor(d phi), phi = 1.618... the golden ratio. Every number is in exactly one pair, so it has one partner.

#if PART_MAX <= UINT8_MAX
typedef uint16_t square_t;
#else
typedef uint64_t square_t;
#endif

// Returns the smaller number of the pair with this difference, at most PART_MAX + 1: the largest a < phi * d.
// phi is the positive root of x * x = x + 1.
static part_t smaller_of(part_t d)
{
    part_t smaller = 0;
    for (part_t bit = (part_t)-1 / 2 + 1; bit; bit >>= 1) {
        const part_t a = smaller | bit;
        if (a <= d || (square_t)a * (part_t)(a - d) < (square_t)d * d)
            smaller = a;
    }
    return smaller;
}

// Among 1..a, d = floor((a + 1) / phi) numbers are the smaller ones of their pairs; 1 / phi = phi - 1. If a
// is one of them it is the last one, with difference d; otherwise it is the larger one of pair a - d, whose
// smaller one is d.
part_t wythoff_partner(part_t a)
{
    const part_t d = smaller_of(a + 1) - (a + 1);
    return smaller_of(d) == a ? a + d : d;
}

// One pile becomes the partner of the other, or both keep their difference.
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number)
{
    const part_t *piles = position->part;
    const uint8_t pile = part < 2 ? part : piles[1] < piles[0]; // of both the smaller one
    const part_t stones = piles[pile], other = piles[pile ^ 1];
    const part_t left = part < 2 ? wythoff_partner(other) : smaller_of(other - stones);
    return number || left > stones ? 0 : stones - left;
}

// Two odd boxes are a P-position: dividing an odd box leaves an odd and an even one. An even box can be
// divided into two odd ones.
choice_t divide_winning(const struct position *position, uint8_t box, choice_t number)
{
    const part_t divided = position->part[1 - box];
    number = number ? number + 2 : 1;
    return !(divided & 1) && number < divided ? number : 0;
}
