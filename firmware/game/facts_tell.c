// SPDX-License-Identifier: MIT
#include "game/facts.h"

bool fact_tell(struct step *step, enum fact fact, stones_t first, stones_t second)
{
    if (step->part--)
        return false;
    step->fact = fact;
    step->number[0] = first;
    step->number[1] = second;
    return true;
}
