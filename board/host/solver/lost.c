// SPDX-License-Identifier: MIT
#include "solver/lost.h"

#include "solver/set_verdicts.h"
#include "solver/solve.h"

#include <stddef.h>

enum { SHOWN_EVERY = 4096 };

static bool is_bar(const struct component *component)
{
    return component->kind == OF_TABLE && component->state.shape == SHAPE_BAR;
}

// Returns the smallest number of a part. Some shapes have no part of 0.
static uint32_t least_part(const struct component *component)
{
    const enum shape shape = component->kind == OF_TABLE ? component->state.shape : SHAPE_PILES;

    return shape == SHAPE_BOXES || shape == SHAPE_MEN;
}

uint64_t positions_up_to(const struct component *most, uint64_t enough)
{
    struct component all = *most;
    uint64_t count = 1;

    for (unsigned i = 0; i < component_parts(&all) && count <= enough; i++)
        count *= *component_part(&all, i) + (uint64_t)1 - least_part(&all);
    return count;
}

static struct component first_position(const struct component *most)
{
    struct component first = *most;

    for (unsigned i = 0; i < component_parts(&first); i++)
        *component_part(&first, i) = least_part(&first);
    return first;
}

// Steps to the next position. Returns false after the last position.
static bool next_position(struct component *most, struct component *now)
{
    for (unsigned part = component_parts(now); part--;) {
        uint32_t *const number = component_part(now, part);
        uint32_t end = *component_part(most, part);
        if (is_bar(now) && part && *component_part(now, part - 1) < end)
            end = *component_part(now, part - 1);
        if (*number < end) {
            ++*number;
            return true;
        }
        *number = least_part(now);
    }
    return false;
}

// Finds the verdict (VERDICTS) or the Grundy value of a position. If the solution lacks the position,
// searches again.
static bool find(struct solution *solution, const struct component *now, enum sought sought,
                 struct work *work, uint32_t *found)
{
    struct solution *const other = solution_reaches(solution, now) ? NULL : solve(now, sought, work);
    enum verdict verdict = P_POSITION;
    bool is_found = other || solution_reaches(solution, now);

    if (is_found && sought == VALUES) {
        is_found = solution_value(other ? other : solution, now, found);
    } else if (is_found) {
        is_found = solution_verdict(other ? other : solution, now, &verdict);
        *found = verdict;
    }
    solution_free(other);
    return is_found;
}

bool visit_lost(const struct component *bounds, struct work *work, visit_t *visit, void *context)
{
    struct component most = *bounds, now = first_position(bounds);
    const bool is_subtraction = most.kind == OF_TABLE && has_set_verdicts(most.state.game);
    struct solution *const solution = solve(&most, ALL_VERDICTS, work);
    const uint32_t all = (uint32_t)positions_up_to(&most, UINT32_MAX - 1);
    struct set_verdicts verdicts;
    uint32_t count = 0, verdict;

    if (is_subtraction)
        set_verdicts_begin(&verdicts, &most.state.position);
    while (solution && work_add_steps(work, 1)) {
        if (is_subtraction)
            verdict = set_verdicts_next(&verdicts);
        else if (!find(solution, &now, VERDICTS, work, &verdict))
            break;
        if (++count % SHOWN_EVERY == 0)
            work_show(work, count, all);
        if ((verdict == P_POSITION && !visit(context, &now, 0)) || !next_position(&most, &now))
            break;
    }
    solution_free(solution);
    return !work->fault->id;
}

bool visit_values(const struct component *bounds, struct work *work, visit_t *visit, void *context)
{
    struct component most = *bounds, now = first_position(bounds);
    struct solution *solution;
    uint32_t value;

    most.keeps_poison = now.keeps_poison = true;
    solution = solve(&most, VALUES, work);
    while (solution) {
        const bool is_eaten = is_bar(&now) && !*component_part(&now, 0);
        if (!is_eaten && find(solution, &now, VALUES, work, &value) && !visit(context, &now, value))
            break;
        if (work->fault->id || !next_position(&most, &now))
            break;
    }
    solution_free(solution);
    if (work->fault->id == FAULT_NO_VALUES)
        *work->fault = (struct fault){0};
    return !work->fault->id;
}
