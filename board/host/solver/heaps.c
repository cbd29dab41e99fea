// SPDX-License-Identifier: MIT
#include "solver/heaps.h"

#include "solver/component.h"
#include "solver/heap_values.h"

#include <stdlib.h>
#include <string.h>

void heap_game_free(struct heap_game *game)
{
    if (game)
        heap_values_free(game->values);
    free(game);
}

enum { PAIRS_OF_A_STEP = 32 }; // number of pairs that count as a search step

// Makes the table of values at the first call.
static bool have_values(struct heap_game *game, struct work *work)
{
    const struct budget budget = work_budget(work, HEAP_STEPS, HEAP_MEMORY, PAIRS_OF_A_STEP);

    if (!game->values)
        game->values = heap_values_new(&game->rules, &budget);
    return game->values || refuse(work->fault, FAULT_NO_MEMORY);
}

bool heaps_value(struct heap_game *game, struct work *work, uint32_t n, uint32_t *value)
{
    if (have_values(game, work) && !heap_value(game->values, n, value))
        refuse_above(work->fault,
                     heap_values_ended(game->values) == ENDED_BY_VALUES ? FAULT_VALUES_TOO_LARGE
                                                                        : FAULT_HEAP_TOO_LARGE,
                     heap_values_known(game->values));
    return !work->fault->id;
}

struct heap_period heaps_period(struct heap_game *game, struct work *work, uint32_t least, bool until_limit)
{
    if (!have_values(game, work))
        return (struct heap_period){0};
    return heap_period(game->values, least, until_limit);
}

// Divides `rest` stones among the heaps with index `from` or higher. Returns false if impossible.
static bool fill(struct heap_step *step, uint8_t from, uint32_t first, enum split split, uint32_t rest)
{
    const uint32_t more = split == SPLIT_UNEQUAL;

    for (; from + 1 < step->left && rest >= first; from++, first += more) {
        step->size[from] = first;
        rest -= first;
    }
    step->size[from] = rest;
    return rest >= first && (split != SPLIT_EQUAL || rest == first);
}

// Finds the next split of `rest` stones into ascending heaps. Returns false at the end.
static bool next_split(struct heap_step *step, enum split split, uint32_t rest)
{
    uint32_t after = step->size[step->left - 1];

    if (!step->size[0])
        return fill(step, 0, split == SPLIT_EQUAL ? rest / step->left : 1, split, rest) && step->size[0];
    if (split == SPLIT_EQUAL)
        return false;
    for (uint8_t i = step->left - 1; i--;) {
        after += step->size[i];
        if (fill(step, i, step->size[i] + 1, split, after))
            return true;
    }
    return false;
}

// Goes to the next number of heaps that `digit` allows. Finds the first split into that many heaps.
// Returns false if no split is left.
static bool next_way(struct heap_step *step, uint8_t digit, enum split split, uint32_t rest)
{
    if (!step->is_step && digit & (LEAVE_NOTHING | LEAVE_ONE)) {
        step->is_step = true;
        step->left = rest > 0;
        step->size[0] = rest;
        return true;
    }
    for (step->left = step->left < 2 ? 2 : step->left + 1; step->left <= HEAPS_MAX; step->left++) {
        step->size[0] = 0;
        if (digit & (step->left <= 4 ? 1 << step->left : LEAVE_MORE) && next_split(step, split, rest))
            return step->is_step = true;
        if (step->left > rest)
            return false;
    }
    return false;
}

static bool next(const struct component *component, struct component_move *to)
{
    const struct pieces *const heaps = &component->pieces;
    struct heap_step *const step = &to->heap_step;
    const struct heap_rules *const rules = &heaps->game->rules;

    if (step->is_step && step->left > 1 &&
        next_split(step, rules->split[heap_digit_place(rules, step->take)],
                   heaps->number[step->part] - step->take))
        return true;
    for (; step->part < heaps->count; step->part++, step->take = 0) {
        const uint32_t n = heaps->number[step->part];
        const uint32_t last = rules->repeated || rules->last > n ? n : rules->last;
        for (; step->take <= last; step->take++) {
            if (next_way(step, heap_digit(rules, n, step->take),
                         rules->split[heap_digit_place(rules, step->take)], n - step->take))
                return true;
            step->is_step = false;
            step->left = 0;
        }
    }
    *step = (struct heap_step){0};
    return false;
}

static bool play(struct component *after, const struct component *component, const struct component_move *to)
{
    const struct pieces *const heaps = &component->pieces;
    const struct heap_step *const step = &to->heap_step;
    const uint8_t part = step->part, more = step->left > 1 ? step->left - 1 : 0;
    uint32_t *const heap = after->pieces.number;

    *after = *component;
    if (heaps->count + more > HEAPS_MAX)
        return false;
    memmove(heap + part + 1 + more, heap + part + 1, (heaps->count - part - 1u) * sizeof *heap);
    heap[part] = 0;
    memcpy(heap + part, step->size, step->left * sizeof *heap);
    after->pieces.count = heaps->count + more;
    return true;
}

const struct moves heaps_moves = {next, play};
