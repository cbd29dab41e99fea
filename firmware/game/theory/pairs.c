// SPDX-License-Identifier: MIT
// Games of two parts: Wythoff's game and two boxes. The P-positions of Wythoff's game (1907) are the pairs
// (a, a + d) with a = floor(d phi), where phi = 1.618... is the golden ratio (README.md). Every number is in
// exactly one pair, so it has one partner.
//
// To find the partner of a number a, let d be how many of the numbers 1..a are the smaller number of their
// pair. Then a is either the smaller number of pair d, or the larger number of pair a - d, whose smaller
// number is d.
#include "game/theory/theories.h"

#if PART_MAX <= UINT8_MAX
typedef uint16_t square_t;
#else
typedef uint64_t square_t;
#endif

// Returns the smaller number of Wythoff pair d: phi * d, rounded down.
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

part_t wythoff_partner(part_t a)
{
    const part_t d = smaller_of(a + 1) - (a + 1);
    return smaller_of(d) == a ? a + d : d;
}

// A winning move leaves a Wythoff pair.
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number)
{
    const part_t *piles = position->part;
    const uint8_t pile = part < 2 ? part : piles[1] < piles[0]; // part 2: the smaller pile
    const part_t stones = piles[pile], other = piles[pile ^ 1];
    const part_t left = part < 2 ? wythoff_partner(other) : smaller_of(other - stones);
    return number || left > stones ? 0 : stones - left;
}

// Only an even box divides into two odd boxes, so two odd boxes are a P-position.
choice_t divide_winning(const struct position *position, uint8_t box, choice_t number)
{
    const part_t divided = position->part[1 - box];
    number = number ? number + 2 : 1;
    return !(divided & 1) && number < divided ? number : 0;
}
