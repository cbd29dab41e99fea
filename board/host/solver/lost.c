// SPDX-License-Identifier: MIT
#include "solver/lost.h"

#include "solver/solve.h"
#include "solver/table.h"

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
    uint64_t count = 1;

    for (unsigned i = 0; i < component_parts(most) && count <= enough; i++)
        count *= component_number(most, i) + (uint64_t)1 - least_part(most);
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
static bool next_position(const struct component *most, struct component *now)
{
    for (unsigned part = component_parts(now); part--;) {
        uint32_t *const number = component_part(now, part);
        uint32_t end = component_number(most, part);
        if (is_bar(now) && part && component_number(now, part - 1) < end)
            end = component_number(now, part - 1);
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

// A search for the lost positions in a table, on up to two threads. A slice is the positions with the same
// part 1. Each thread repeatedly takes the next slice.
struct search {
    const struct component *most;
    const struct solution *solution;
    struct work *work;     // used only by the first thread, which checks for interrupts
    uint8_t *is_lost;      // 1 at the place of each lost position
    uint32_t slices, size; // number of slices; places in a slice
    uint32_t complete;     // number of slices that are complete after the search
    atomic_uint next;      // first slice that no thread has taken
};

// Returns the place of a position. Positions are counted as by positions_up_to().
static size_t place_of(const struct component *most, const struct component *now)
{
    const uint32_t least = least_part(most);
    size_t place = 0;

    for (unsigned i = 0; i < component_parts(most); i++)
        place = place * (component_number(most, i) + (size_t)1 - least) + component_number(now, i) - least;
    return place;
}

// Sets *now to the position at this place.
static void set_place(const struct component *most, struct component *now, size_t place)
{
    const uint32_t least = least_part(most);

    for (unsigned i = component_parts(most); i--;) {
        const size_t count = component_number(most, i) + (size_t)1 - least;
        *component_part(now, i) = (uint32_t)(place % count) + least;
        place /= count;
    }
}

// Takes slices until none is left. `work` is null for the second thread.
static void list_slices(struct search *search, struct work *work)
{
    const struct component *const most = search->most;
    struct component now = *most;
    uint32_t slice;

    while ((slice = atomic_fetch_add(&search->next, 1)) < search->slices) {
        uint32_t count = 0;
        set_place(most, &now, (size_t)slice * search->size);
        const uint32_t first = component_number(&now, 0);
        do {
            count++;
            search->is_lost[place_of(most, &now)] = solution_look_up(search->solution, &now) == P_POSITION;
        } while (next_position(most, &now) && component_number(&now, 0) == first);
        if (work && !work_add_steps(work, count)) {
            search->complete = slice + 1;
            atomic_store(&search->next, search->slices);
        }
        if (work)
            work_show(work, slice, search->slices);
    }
}

static void *run_first(void *context)
{
    struct search *const search = context;

    list_slices(search, search->work);
    return NULL;
}

static void *run_second(void *context)
{
    list_slices(context, NULL);
    return NULL;
}

// For a game with a table, visits the lost positions.
static void visit_table(const struct component *most, const struct solution *solution, struct work *work,
                        visit_t *visit, void *context)
{
    const size_t places = positions_up_to(most, UINT32_MAX);
    struct component now = *most;
    struct search search = {.most = most, .solution = solution, .work = work};

    search.slices = search.complete = component_number(most, 0) + 1 - least_part(most);
    search.size = (uint32_t)(places / search.slices);
    search.is_lost = calloc(places, 1);
    if (!search.is_lost) {
        refuse(work->fault, FAULT_NO_MEMORY);
        return;
    }
    if (work->watch.run_both)
        work->watch.run_both(run_first, run_second, &search);
    else
        run_first(&search);
    for (size_t place = 0; place < (size_t)search.complete * search.size; place++) {
        set_place(most, &now, place);
        if (search.is_lost[place] && !visit(context, &now, 0))
            break;
    }
    free(search.is_lost);
}

// Visits the lost positions on one thread.
static void visit_all(const struct component *most, struct solution *solution, struct work *work,
                      visit_t *visit, void *context)
{
    const bool is_subtraction = most->kind == OF_TABLE && has_set_verdicts(most->state.game);
    const uint32_t all = (uint32_t)positions_up_to(most, UINT32_MAX - 1);
    struct component now = first_position(most);
    struct set_verdicts verdicts;
    uint32_t count = 0, verdict;

    if (is_subtraction)
        set_verdicts_begin(&verdicts, &most->state.position);
    while (work_add_steps(work, 1)) {
        if (is_subtraction)
            verdict = set_verdicts_next(&verdicts);
        else if (!find(solution, &now, VERDICTS, work, &verdict))
            return;
        if (++count % SHOWN_EVERY == 0)
            work_show(work, count, all);
        if ((verdict == P_POSITION && !visit(context, &now, 0)) || !next_position(most, &now))
            return;
    }
}

bool visit_lost(const struct component *most, struct work *work, visit_t *visit, void *context)
{
    struct solution *const solution = solve(most, ALL_VERDICTS, work);

    if (solution && solution_has_table(solution) && component_parts(most) > 1)
        visit_table(most, solution, work, visit, context);
    else if (solution)
        visit_all(most, solution, work, visit, context);
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
        const bool is_eaten = is_bar(&now) && !component_number(&now, 0);
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
