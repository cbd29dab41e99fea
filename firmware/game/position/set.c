// SPDX-License-Identifier: MIT
#include "game/position/set.h"

void set_add(subtraction_set_t *set, uint8_t number)
{
    *set |= (subtraction_set_t)1 << number;
}

uint8_t set_next(subtraction_set_t set, uint8_t number)
{
    set >>= number;
    for (uint8_t next = number + 1; set >>= 1; next++)
        if (set & 1)
            return next;
    return 0;
}
