// SPDX-License-Identifier: MIT
// What boards without all facts do not have.
#include "game/explain/facts.h"

bool ending_fact(const struct reason *reason, const struct position *position, struct step *step)
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
