// SPDX-License-Identifier: MIT
// For boards that have no facts.
#include "game/explain/facts.h"

bool fact_step(const struct reason *reason, const struct position *position, struct step *step)
{
    (void)reason;
    (void)position;
    (void)step;
    return false;
}
