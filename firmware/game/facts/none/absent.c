// SPDX-License-Identifier: MIT
// For boards without room for facts.
#include "game/facts/facts.h"

bool fact_step(const struct reason *reason, const struct position *position, struct step *step)
{
    (void)reason;
    (void)position;
    (void)step;
    return false;
}

bool reply_step(const struct reason *reason, const struct position *position, struct step *step)
{
    (void)reason;
    (void)position;
    (void)step;
    return false;
}

bool values_decide(const struct position *position)
{
    (void)position;
    return false;
}
