// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"

// Reports what changes near the end of misere play.
bool ending_fact(const struct reason *reason, const struct position *position, struct step *step)
{
    const part_t k = position->k;
    if (reason->ending != NOT_YET)
        return false;
    if (fact_report(step, FACT_BIG, reason->big, 0))
        return true;
    if (k == 1)
        return fact_report(step, FACT_LATER_ODD, 0, 0);
    return fact_report(step, FACT_LATER_ONES, k, 0) ||
           fact_report(step, FACT_LATER_COUNT, 1, k + (stones_t)1);
}
