// SPDX-License-Identifier: MIT
#include "solver/capped.h"

#include "solver/array.h"

#include <stdlib.h>

enum { STEPS_OF_A_TAKE = 4 };

struct capped {
    bool misere;
    uint32_t *first; // the caps of a heap of n are cap[first[n]] to cap[first[n + 1] - 1]
    uint32_t *cap;   // cap i of a heap is the smallest cap at which the heap's value is above i
    uint32_t count;
    size_t room;
};

void capped_free(struct capped *capped)
{
    if (!capped)
        return;
    free(capped->first);
    free(capped->cap);
    free(capped);
}

static bool keep_cap(struct capped *capped, uint32_t cap, struct budget *budget)
{
    if (!budget_has(budget, 2 * (capped->count + (uint64_t)1) * sizeof cap) ||
        !array_has_room(&capped->cap, sizeof cap, capped->count, &capped->room))
        return budget_end(budget, ENDED_BY_MEMORY);
    capped->cap[capped->count++] = cap;
    return true;
}

uint32_t capped_value(const struct capped *capped, uint32_t stones, uint32_t cap)
{
    const uint32_t first = capped->first[stones];
    uint32_t from = first, end = capped->first[stones + 1];

    if (capped->misere && (!stones || !cap)) // the player to move has no move, and wins
        return 1;
    if (cap >= stones) // no move needs a larger cap
        return end - first;
    while (from < end) {
        const uint32_t middle = (from + end) / 2;
        if (capped->cap[middle] <= cap)
            from = middle + 1;
        else
            end = middle;
    }
    return from - first;
}

// Finds the caps of a heap. seen[v] is the latest heap with an option of value v.
static bool find_caps(struct capped *capped, uint32_t growth, uint32_t stones, uint32_t *seen,
                      struct budget *budget)
{
    uint32_t value = 0;

    for (uint32_t take = 1; take <= stones; take++) {
        seen[capped_value(capped, stones - take, growth * take)] = stones;
        for (; seen[value] == stones && !(capped->misere && value); value++)
            if (!keep_cap(capped, take, budget))
                return false;
        if (capped->misere && value)
            return budget_use(budget, take);
    }
    return budget_use(budget, STEPS_OF_A_TAKE * (uint64_t)stones);
}

struct capped *capped_new(uint32_t growth, bool misere, uint32_t most, struct budget *budget)
{
    struct capped *const capped = calloc(1, sizeof *capped);
    const uint64_t bytes = (most + (uint64_t)2) * sizeof *capped->first;
    uint32_t *const seen = capped && budget_has(budget, 2 * bytes) ? calloc(1, bytes) : NULL;

    if (!seen || !(capped->first = calloc(1, bytes))) {
        free(seen);
        capped_free(capped);
        budget_end(budget, ENDED_BY_MEMORY);
        return NULL;
    }
    capped->misere = misere;
    for (uint32_t stones = 1; stones <= most; stones++) {
        const bool is_found = find_caps(capped, growth, stones, seen, budget);
        capped->first[stones + 1] = capped->count;
        if (!is_found)
            break;
    }
    free(seen);
    if (budget->ended == ENDED_AS_ASKED)
        return capped;
    capped_free(capped);
    return NULL;
}
