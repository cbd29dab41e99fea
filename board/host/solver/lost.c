// SPDX-License-Identifier: MIT
#include "solver/lost.h"

#include "solver/solve.h"
#include "game/theory/theories.h"

#include <stdatomic.h>
#include <stdlib.h>

enum { TAKEN_AT_ONCE = 4096 }; // number of positions that a thread takes at a time

// Returns the smallest value that a part can have, 0 or 1.
static uint32_t least_part(const struct component *component)
{
    const struct state *const state = &component->state;

    return component->kind == OF_TABLE && (state->shape == SHAPE_BOXES || state->shape == SHAPE_MEN);
}

uint64_t positions_up_to(const struct component *most, uint64_t enough)
{
    uint64_t count = 1;

    for (unsigned i = 0; i < component_parts(most) && count <= enough; i++)
        count *= component_number(most, i) + (uint64_t)1 - least_part(most);
    return count;
}

void set_place(const struct component *most, struct component *now, size_t place)
{
    const uint32_t least = least_part(most);

    for (unsigned i = component_parts(most); i--;) {
        const size_t count = component_number(most, i) + (size_t)1 - least;
        *component_part(now, i) = (uint32_t)(place % count) + least;
        place /= count;
    }
}

// Sets *now to the next position.
static void next_place(const struct component *most, struct component *now)
{
    for (unsigned i = component_parts(most); i--;) {
        uint32_t *const part = component_part(now, i);
        if (++*part <= component_number(most, i))
            return;
        *part = least_part(most);
    }
}

// Returns false for a bar with a row that is longer than the row before.
static bool is_position(const struct component *now)
{
    if (component_is_bar(now))
        for (unsigned i = 1; i < component_parts(now); i++)
            if (component_number(now, i) > component_number(now, i - 1))
                return false;
    return true;
}

// Finds the verdict or value of a position. If moves cannot reach the position, solves it separately.
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

// A search for verdicts. A place is the index of a position. Each thread repeatedly takes the next places.
struct search {
    const struct component *most;
    struct solution *solution;
    _Atomic(struct work *) work; // taken by the first thread; only this thread notices interrupts
    bool has_table;              // true if solution_look_up() finds the verdicts
    uint16_t *verdict;           // verdict of each position, indexed by place
    uint32_t places, complete;   // number of places; number of places with a verdict after the search
    atomic_uint next;            // first place that no thread has taken
};

// Finds all verdicts of `sub` or `msub`. Heap n of `msub` has the verdict of heap n - s of `sub`, where s is
// the smallest number of the set.
static void subtract(struct search *search)
{
    const struct position *const position = &search->most->state.position;
    const uint8_t smallest = position->misere ? set_next(position->set, 0) : 0;
    uint64_t lost = 0; // bit t: heap n - t of `sub` is lost in normal play

    for (uint32_t n = 0; n < search->places; n++, lost <<= 1) {
        lost |= !(lost & position->set);
        search->verdict[n] = lost >> smallest & 1 ? P_POSITION : N_POSITION;
    }
}

// Finds verdicts until no place is left. Only the thread that takes search->work counts steps and shows
// progress.
static void *search_places(void *context)
{
    struct search *const search = context;
    struct work *const work = atomic_exchange(&search->work, NULL);
    struct component now = *search->most;
    uint32_t first, verdict = 0;

    while ((first = atomic_fetch_add(&search->next, TAKEN_AT_ONCE)) < search->places) {
        if (work)
            work_show(work, first, search->places);
        set_place(search->most, &now, first);
        for (uint32_t place = first; place < first + TAKEN_AT_ONCE && place < search->places;
             place++, next_place(search->most, &now)) {
            search->verdict[place] = N_POSITION;
            if (!is_position(&now))
                continue;
            if ((work && !work_add_steps(work, 1)) ||
                (!search->has_table && !find(search->solution, &now, VERDICTS, work, &verdict))) {
                search->complete = place;
                atomic_store(&search->next, search->places);
                return NULL;
            }
            if (search->has_table)
                verdict = solution_look_up(search->solution, &now);
            search->verdict[place] = (uint16_t)verdict;
        }
    }
    return NULL;
}

uint16_t *find_verdicts(const struct component *most, struct work *work, uint32_t *complete)
{
    struct search search = {.most = most, .solution = solve(most, ALL_VERDICTS, work), .work = work};

    if (!search.solution)
        return NULL;
    search.has_table = solution_make_table(search.solution, most);
    if (work->fault->id) {
        solution_free(search.solution);
        return NULL;
    }
    search.places = search.complete = (uint32_t)positions_up_to(most, UINT32_MAX - 1);
    search.verdict = malloc(search.places * sizeof *search.verdict);
    if (!search.verdict)
        refuse(work->fault, FAULT_NO_MEMORY);
    else if (most->kind == OF_TABLE && most->state.game->theory == CHOICES &&
             most->state.game->winning == subtraction_winning)
        subtract(&search);
    else if (search.has_table)
        work_share(work, search_places, &search);
    else
        search_places(&search);
    solution_free(search.solution);
    *complete = search.complete;
    return search.verdict;
}

uint32_t *find_values(const struct component *bounds, struct work *work)
{
    const size_t places = (size_t)positions_up_to(bounds, UINT32_MAX - 1);
    uint32_t *const values = malloc(places * sizeof *values);
    struct component most = *bounds, now;

    most.keeps_poison = true;
    now = most;

    struct solution *const solution = solve(&most, VALUES, work);

    if (!values)
        refuse(work->fault, FAULT_NO_MEMORY);
    for (size_t place = 0; place < places && !work->fault->id; place++) {
        set_place(&most, &now, place);
        values[place] = NO_VALUE;
        if (is_position(&now) && !(component_is_bar(&now) && !component_number(&now, 0)))
            find(solution, &now, VALUES, work, &values[place]);
    }
    solution_free(solution);
    if (!work->fault->id)
        return values;
    free(values);
    return NULL;
}
