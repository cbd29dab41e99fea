// SPDX-License-Identifier: MIT
#include "game/facts.h"

static stones_t skip; // facts before the one that is asked for

void fact_ask(stones_t part)
{
    skip = part;
}

bool fact_tell(struct step *step, enum fact fact, stones_t first, stones_t second)
{
    if (skip--)
        return false;
    step->fact = fact;
    step->number[0] = first;
    step->number[1] = second;
    return true;
}
