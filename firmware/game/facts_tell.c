// SPDX-License-Identifier: MIT
#include "game/facts.h"

bool fact_tell(struct step *step, uint8_t *skip, enum fact fact, stones_t first, stones_t second)
{
    if ((*skip)--)
        return false;
    step->fact = fact;
    step->number[0] = first;
    step->number[1] = second;
    return true;
}
