// SPDX-License-Identifier: MIT
#include "solver/budget.h"

enum { REPORTED_EVERY = 1 << 20 }; // steps between two looks at the clock

bool budget_end(struct budget *budget, enum ended ended)
{
    budget->ended = ended;
    return false;
}

bool budget_use(struct budget *budget, uint64_t steps)
{
    budget->used += steps;
    if (budget->used > budget->steps)
        return budget_end(budget, ENDED_BY_STEPS);
    if (budget->used - budget->reported < REPORTED_EVERY)
        return true;

    const uint32_t since = (uint32_t)(budget->used - budget->reported);

    budget->reported = budget->used;
    return !budget->goes_on || budget->goes_on(budget, since) || budget_end(budget, ENDED_BY_CALLER);
}

bool budget_has(struct budget *budget, uint64_t bytes)
{
    return bytes <= budget->bytes || budget_end(budget, ENDED_BY_MEMORY);
}
