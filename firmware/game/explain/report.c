// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"

bool fact_report(struct step *step, enum fact fact, stones_t first, stones_t second)
{
    if (step->part--)
        return false;
    step->fact = fact;
    step->number[0] = first;
    step->number[1] = second;
    return true;
}
