// SPDX-License-Identifier: MIT
#include "solver/lost.h"

#include "solver/set_verdicts.h"
#include "solver/solve.h"

#include <stdatomic.h>
#include <stdlib.h>

enum { SHOWN_EVERY = 4096 };

static bool is_bar(const struct component *component)
{
    return component->kind == OF_TABLE && component->state.shape == SHAPE_BAR;
}

// Returns the smallest value of a part: 1 for shapes whose parts are never 0.
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

// Finds the verdict or value of a position. If the solution does not contain the position, solves it
// separately.
static bool find(struct solution *solution, const struct component *now, enum sought sought,
                 struct work *work, uint32_t *found)
{
    const bool is_reached = solution_reaches(solution, now);
    struct solution *const used = is_reached ? solution : solve(now, sought, work);
    enum verdict verdict = P_POSITION;
    const bool is_found =
        used && (sought == VALUES ? solution_value(used, now, found) : solution_verdict(used, now, &verdict));

    if (sought != VALUES)
        *found = verdict;
    if (!is_reached)
        solution_free(used);
    return is_found;
}

// Lost positions with the same part 1
struct slice {
    uint32_t *part; // the parts of each position
    size_t count, room;
    bool is_complete;
};

// Data that the threads share. Each thread repeatedly takes the next slice.
struct slices {
    const struct component *most;
    const struct solution *solution;
    struct slice *slice;
    uint32_t count;
    atomic_uint next;      // first slice that no thread has taken
    atomic_bool has_ended; // true: the threads stop after their current slices
};

// Argument of a thread. Only the first thread has `work` and checks for interrupts.
struct lister {
    struct slices *slices;
    struct work *work;
};

static bool keep_lost(struct slice *slice, struct component *now)
{
    const unsigned parts = component_parts(now);

    if (slice->count + parts > slice->room) {
        const size_t room = 2 * slice->room + 64;
        uint32_t *const larger = realloc(slice->part, room * sizeof *larger);
        if (!larger)
            return false;
        slice->part = larger;
        slice->room = room;
    }
    for (unsigned i = 0; i < parts; i++)
        slice->part[slice->count++] = *component_part(now, i);
    return true;
}

// Lists the lost positions in one slice. Returns false if the threads must stop.
static bool list_slice(struct lister *lister, uint32_t number)
{
    struct slices *const slices = lister->slices;
    struct component most = *slices->most, now = first_position(&most);
    const uint32_t first = *component_part(&now, 0) + number;
    uint32_t count = 0;

    *component_part(&now, 0) = first;
    do {
        count++;
        if (solution_look_up(slices->solution, &now) == P_POSITION &&
            !keep_lost(&slices->slice[number], &now))
            return false;
    } while (next_position(&most, &now) && *component_part(&now, 0) == first);
    slices->slice[number].is_complete = true;
    return !lister->work || work_add_steps(lister->work, count);
}

static void *list_slices(void *context)
{
    struct lister *const lister = context;
    struct slices *const slices = lister->slices;
    uint32_t number;

    while (!atomic_load(&slices->has_ended) &&
           (number = atomic_fetch_add(&slices->next, 1)) < slices->count) {
        if (!list_slice(lister, number))
            atomic_store(&slices->has_ended, true);
        if (lister->work)
            work_show(lister->work, number, slices->count);
    }
    return NULL;
}

// Visits the lost positions in order, until a slice is incomplete.
static void visit_slices(const struct slices *slices, visit_t *visit, void *context)
{
    struct component now = first_position(slices->most);
    const unsigned parts = component_parts(&now);

    for (uint32_t number = 0; number < slices->count; number++) {
        const struct slice *const slice = &slices->slice[number];
        for (size_t at = 0; at < slice->count; at += parts) {
            for (unsigned i = 0; i < parts; i++)
                *component_part(&now, i) = slice->part[at + i];
            if (!visit(context, &now, 0))
                return;
        }
        if (!slice->is_complete)
            return;
    }
}

// For a game with a table, visits the lost positions on up to two threads.
static void visit_table(const struct component *bounds, const struct solution *solution, struct work *work,
                        visit_t *visit, void *context)
{
    struct component most = *bounds;
    struct slices slices = {.most = bounds, .solution = solution};

    slices.count = *component_part(&most, 0) + 1 - least_part(&most);
    slices.slice = calloc(slices.count, sizeof *slices.slice);
    if (!slices.slice) {
        refuse(work->fault, FAULT_NO_MEMORY);
        return;
    }

    struct lister one = {&slices, work}, two = {&slices, NULL};

    if (work->watch.run_both)
        work->watch.run_both(list_slices, &one, &two);
    else
        list_slices(&one);
    if (atomic_load(&slices.has_ended))
        refuse(work->fault, FAULT_NO_MEMORY); // keeps an earlier fault, such as an interrupt
    visit_slices(&slices, visit, context);
    for (uint32_t number = 0; number < slices.count; number++)
        free(slices.slice[number].part);
    free(slices.slice);
}

// Visits the lost positions on one thread.
static void visit_all(const struct component *bounds, struct solution *solution, struct work *work,
                      visit_t *visit, void *context)
{
    struct component most = *bounds, now = first_position(bounds);
    const bool is_subtraction = most.kind == OF_TABLE && has_set_verdicts(most.state.game);
    const uint32_t all = (uint32_t)positions_up_to(&most, UINT32_MAX - 1);
    struct set_verdicts verdicts;
    uint32_t count = 0, verdict;

    if (is_subtraction)
        set_verdicts_begin(&verdicts, &most.state.position);
    while (work_add_steps(work, 1)) {
        if (is_subtraction)
            verdict = set_verdicts_next(&verdicts);
        else if (!find(solution, &now, VERDICTS, work, &verdict))
            return;
        if (++count % SHOWN_EVERY == 0)
            work_show(work, count, all);
        if ((verdict == P_POSITION && !visit(context, &now, 0)) || !next_position(&most, &now))
            return;
    }
}

bool visit_lost(const struct component *bounds, struct work *work, visit_t *visit, void *context)
{
    struct component most = *bounds;
    struct solution *const solution = solve(&most, ALL_VERDICTS, work);

    if (solution && solution_has_table(solution) && component_parts(&most) > 1)
        visit_table(&most, solution, work, visit, context);
    else if (solution)
        visit_all(&most, solution, work, visit, context);
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
