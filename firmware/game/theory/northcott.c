// SPDX-License-Identifier: MIT
#include "game/theory/theories.h"

// The gaps are piles of Nim. A retreat widens a gap; the other man reverses that by following.
static part_t northcott_value(const struct position *position, uint8_t man, choice_t column)
{
    const part_t other = position->part[man ^ 1], at = column ? column : position->part[man];
    if ((man ^ position->white) & 1)
        return 0; // the row has its value at the other man
    return (at < other ? other - at : at - other) - 1;
}

const FLASH struct sum northcott_sum = {.value = northcott_value};
