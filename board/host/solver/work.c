// SPDX-License-Identifier: MIT
#include "solver/work.h"

// A tried move counts as this many search steps.
enum { TRY_STEPS = 18 };
_Static_assert(CONSOLE_TRIES_MAX *TRY_STEPS < CONSOLE_STEPS_MAX,
               "without a search, the limit of tries is below the limit of steps");

enum { STEPS_OF_A_SECOND = CONSOLE_STEPS_MAX / 2, STEPS_BETWEEN_LOOKS = 1 << 17 };
enum { REPORTED_EVERY = 1 << 20 }; // steps after which a budget reports to its struct work

void work_begin(struct work *work, struct watch watch, struct effort effort, struct fault *fault)
{
    *work = (struct work){.watch = watch, .effort = effort, .fault = fault, .steps_max = CONSOLE_STEPS_MAX};
    if (effort.seconds && watch.cpu_seconds)
        work->end = watch.cpu_seconds() + effort.seconds;
    if (effort.seconds)
        work->steps_max = work->end ? UINT64_MAX : (uint64_t)effort.seconds * STEPS_OF_A_SECOND;
}

struct budget work_budget(struct work *work, uint64_t steps, size_t bytes, uint32_t unit)
{
    return (struct budget){.work = work,
                           .steps = work->effort.seconds ? UINT64_MAX : steps,
                           .bytes = work->effort.bytes > bytes ? (size_t)work->effort.bytes : bytes,
                           .shown = (uint32_t)steps,
                           .unit = unit};
}

uint32_t work_limit(const struct work *work, uint32_t limit, size_t bytes)
{
    const double raised = (double)limit * ((double)work->effort.bytes / (double)bytes);

    return raised <= limit ? limit : raised < UINT32_MAX / 4 ? (uint32_t)raised : UINT32_MAX / 4;
}

void work_share(const struct work *work, void *(*run)(void *), void *context)
{
    if (work->watch.run_both)
        work->watch.run_both(run, context);
    else
        run(context);
}

void work_show(const struct work *work, uint64_t done, uint32_t all)
{
    if (work->watch.show_progress)
        work->watch.show_progress(done < all ? (uint32_t)done : all, all);
}

bool work_add_steps(struct work *work, uint32_t steps)
{
    work->steps += steps;
    if (work->steps > work->steps_max)
        refuse_above(work->fault, FAULT_TOO_MANY_STEPS, (uint32_t)work->steps_max);
    else if (work->watch.is_interrupted && work->watch.is_interrupted())
        refuse(work->fault, FAULT_INTERRUPTED);
    if (work->end && work->steps - work->looked > STEPS_BETWEEN_LOOKS) {
        work->looked = work->steps;
        if (work->watch.cpu_seconds() > work->end)
            refuse_above(work->fault, FAULT_NO_TIME, work->effort.seconds);
    }
    return !work->fault->id;
}

bool work_add_try(struct work *work)
{
    if (++work->tries > CONSOLE_TRIES_MAX && !work->effort.seconds)
        refuse_above(work->fault, FAULT_TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
    return work_add_steps(work, TRY_STEPS);
}

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
    if (!budget->work)
        return true;
    work_show(budget->work, budget->work->steps, budget->shown / budget->unit);
    return work_add_steps(budget->work, since / budget->unit) || budget_end(budget, ENDED_BY_CALLER);
}

bool budget_has(struct budget *budget, uint64_t bytes)
{
    return bytes <= budget->bytes || budget_end(budget, ENDED_BY_MEMORY);
}
