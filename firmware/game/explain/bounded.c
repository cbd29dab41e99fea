// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"

// Reports where the formula of bounded Nim holds. With one pile in a move it holds everywhere.
bool bounded_fact(const struct reason *reason, const struct position *position, struct step *step)
{
    const part_t m = position->k;
    return reason->way == BY_BOUNDED && m > 1 &&
           (fact_report(step, FACT_FEW, m + (stones_t)1, 0) ||
            fact_report(step, FACT_UP_TO, position->most, 0));
}
