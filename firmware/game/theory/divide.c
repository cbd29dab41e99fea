// SPDX-License-Identifier: MIT
// Two odd boxes are lost: whichever is divided becomes odd and even. Of an even box two odd ones can be made.
#include "game/theory/divide.h"

choice_t divide_winning(const struct position *position, uint8_t box, choice_t number)
{
    const part_t divided = position->part[1 - box];
    number += number ? 2 : 1;
    return !(divided & 1) && number < divided ? number : 0;
}
