// SPDX-License-Identifier: MIT
#include "game/sum.h"

void sum_add(struct sum *sum, part_t value)
{
    sum->nim ^= value;
    if (value > 1)
        sum->big++;
}

// The xor of a lost sum: in misere play 1 where all values are 0 or 1.
enum verdict sum_verdict(const struct sum *sum)
{
    return sum->nim == (sum->misere && sum->big == 0) ? P_POSITION : N_POSITION;
}

part_t sum_wanted(const struct sum *sum, part_t value)
{
    const bool others_small = sum->big == (value > 1);
    return sum->nim ^ value ^ (sum->misere && others_small);
}
