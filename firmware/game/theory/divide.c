// SPDX-License-Identifier: MIT
// Two odd boxes are a P-position: dividing an odd box leaves an odd and an even one. An even box can be
// divided into two odd ones.
#include "game/theory/theories.h"

choice_t divide_winning(const struct position *position, uint8_t box, choice_t number)
{
    const part_t divided = position->part[1 - box];
    number = number ? number + 2 : 1;
    return !(divided & 1) && number < divided ? number : 0;
}
