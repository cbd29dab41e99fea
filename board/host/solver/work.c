// SPDX-License-Identifier: MIT
#include "solver/work.h"

// A tried move counts as this many search steps.
enum { TRY_STEPS = 18 };
_Static_assert(CONSOLE_TRIES_MAX *TRY_STEPS < CONSOLE_STEPS_MAX,
               "without a search, the limit of tries is below the limit of steps");

void work_show(const struct work *work, uint32_t done, uint32_t all)
{
    if (work->watch.show_progress)
        work->watch.show_progress(done, all);
}

bool work_add_steps(struct work *work, uint32_t steps)
{
    work->steps += steps;
    if (work->steps > CONSOLE_STEPS_MAX)
        refuse_above(work->fault, FAULT_TOO_MANY_STEPS, CONSOLE_STEPS_MAX);
    else if (work->watch.is_interrupted && work->watch.is_interrupted())
        refuse(work->fault, FAULT_INTERRUPTED);
    return !work->fault->id;
}

bool work_add_try(struct work *work)
{
    if (++work->tries > CONSOLE_TRIES_MAX)
        refuse_above(work->fault, FAULT_TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
    return work_add_steps(work, TRY_STEPS);
}
