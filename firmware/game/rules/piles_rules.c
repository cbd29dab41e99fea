// SPDX-License-Identifier: MIT
#include "game/theory/piles.h"
#include "game/theory/subtraction.h"

bool mixed_allows(const struct position *position, uint8_t pile, stones_t number)
{
    (void)position;
    if (pile == 0)
        return number <= 3;
    return pile != 1 || number & 1;
}

bool subtraction_allows(const struct position *position, uint8_t pile, stones_t number)
{
    (void)pile;
    return position->set >> number & 1;
}
