// SPDX-License-Identifier: MIT
#include "solver/solve.h"

#include "notation/state.h"
#include "notation/text.h"
#include "notation/work.h"
#include "solver/explore.h"
#include "game/games.h"
#include "game/theory/theories.h"

#include <stdlib.h>

enum { TRY_STEPS = 4 };

struct solution {
    // Finds the values of the parts and returns how many there are. Null: no values.
    unsigned (*values)(struct solution *solution, const struct component *component, uint32_t *values);
    struct exploration *exploration; // null: no exploration is needed
    struct heaps heaps;              // for a subtraction game: a heap game with the same values
    bool has_theory;                 // game_verdict() finds the verdict without an exploration
};

static unsigned values_of_heaps(struct solution *solution, const struct component *component,
                                uint32_t *values)
{
    const struct heaps *const heaps = &component->heaps;

    (void)solution;
    for (uint8_t i = 0; i < heaps->count; i++)
        if (!heaps_value(heaps, heaps->heap[i], &values[i]))
            return 0;
    return heaps->count;
}

static unsigned values_of_tokens(struct solution *solution, const struct component *component,
                                 uint32_t *values)
{
    const struct tokens *const tokens = &component->tokens;

    (void)solution;
    for (uint8_t i = 0; i < tokens->count; i++)
        values[i] = tokens->graph->value[tokens->vertex[i]];
    return tokens->count;
}

static unsigned values_of_piles(struct solution *solution, const struct component *component,
                                uint32_t *values)
{
    const struct position *const position = &component->state.position;

    (void)solution;
    for (uint8_t i = 0; i < position->count; i++)
        values[i] = position->part[i];
    return position->count;
}

static unsigned values_of_sum(struct solution *solution, const struct component *component, uint32_t *values)
{
    const struct sum *const sum = component->state.game->sum;
    const struct position *const position = &component->state.position;
    const bool is_in_pairs = form_of(component->state.game)->flags & IN_PAIRS;
    unsigned count = 0;

    (void)solution;
    if (sum->prepare && !sum->prepare(position)) {
        read_refuse_above(FAULT_TOO_MANY_POSITIONS, VALUES_MAX);
        return 0;
    }
    for (uint8_t part = 0; part < position->count; part++)
        if (!is_in_pairs || (part & 1) == position->white) // both men of a row share one value
            values[count++] = sum->value(position, part, 0);
    return count;
}

static unsigned value_of_take(struct solution *solution, const struct component *component, uint32_t *values)
{
    const struct position *const position = &component->state.position;

    (void)solution;
    *values = position->stones % (position->cap + 1);
    return 1;
}

static unsigned value_of_sub(struct solution *solution, const struct component *component, uint32_t *values)
{
    return heaps_value(&solution->heaps, component->state.position.stones, values);
}

static unsigned value_by_search(struct solution *solution, const struct component *component,
                                uint32_t *values)
{
    if (explored_value(solution->exploration, component, values))
        return 1;
    read_refuse(FAULT_NO_VALUES);
    return 0;
}

// Sets solution->heaps for a subtraction game.
static void begin_heaps(struct solution *solution, const struct position *position)
{
    struct heap_game *const game = solution->heaps.game = heaps_new_game();
    uint8_t take = 0;

    while (game && (take = set_next(position->set, take))) {
        game->rules.digit[take] = LEAVE_NOTHING | LEAVE_ONE;
        game->rules.last = take;
    }
    solution->values = value_of_sub;
}

// Chooses how to find the values of a game of the table.
static void begin_values(struct solution *solution, const struct component *component)
{
    const struct game *const game = component->state.game;
    const uint16_t flags = form_of(game)->flags;
    const bool is_eaten = flags & DROPS_ZEROS && !component->state.position.part[0]; // the empty bar is won

    if (game->misere || flags & MAY_BE_DRAWN || is_eaten)
        read_refuse(FAULT_NO_VALUES);
    else if (game->theory == SUM)
        solution->values = values_of_sum;
    else if (game->theory == OUTCOMES && game->outcomes == &nim_outcomes)
        solution->values = values_of_piles;
    else if (game->theory == CHOICES && game->winning == take_winning)
        solution->values = value_of_take;
    else if (game->theory == CHOICES && game->winning == subtraction_winning)
        begin_heaps(solution, &component->state.position);
    else
        solution->values = value_by_search;
}

struct solution *solve(const struct component *component, enum sought sought)
{
    struct solution *const solution = calloc(1, sizeof *solution);

    if (!solution) {
        read_refuse(FAULT_NO_MEMORY);
        return NULL;
    }
    if (component->misere && sought == VALUES)
        read_refuse(FAULT_NO_VALUES);
    else if (component->kind == &table_kind && !component->misere && sought == VERDICTS)
        solution->has_theory = true;
    else if (component->kind == &table_kind && !component->misere)
        begin_values(solution, component);
    else if (!component->misere)
        solution->values = component->kind == &heaps_kind ? values_of_heaps : values_of_tokens;
    if (!console_line.fault && (component->misere || solution->values == value_by_search))
        solution->exploration = explore(component);
    if (!console_line.fault)
        return solution;
    solution_free(solution);
    return NULL;
}

void solution_free(struct solution *solution)
{
    if (solution)
        explore_free(solution->exploration);
    free(solution);
}

bool solution_reaches(const struct solution *solution, const struct component *component)
{
    return !solution->exploration || explored(solution->exploration, component);
}

unsigned solution_values(struct solution *solution, const struct component *component, uint32_t *values)
{
    const unsigned count = solution->values(solution, component, values);

    return console_line.fault ? 0 : count;
}

bool solution_value(struct solution *solution, const struct component *component, uint32_t *value)
{
    uint32_t values[HEAPS_MAX];

    *value = 0;
    for (unsigned count = solution_values(solution, component, values); count--;)
        *value ^= values[count];
    return !console_line.fault;
}

bool solution_verdict(struct solution *solution, const struct component *component, enum verdict *verdict)
{
    const struct state *const state = &component->state;
    uint32_t value;

    if (solution->exploration) {
        *verdict = explored_verdict(solution->exploration, component);
        return true;
    }
    if (!solution->has_theory) {
        if (!solution_value(solution, component, &value))
            return false;
        *verdict = value ? N_POSITION : P_POSITION;
        return true;
    }
    do
        *verdict = game_verdict(state->game, &state->position);
    while (*verdict == PENDING && work_add_steps(SEARCH_STEPS));
    if (*verdict == BEYOND_LIMIT)
        read_refuse_above(FAULT_TOO_MANY_POSITIONS, ARENA_BYTES * 8);
    return !console_line.fault;
}

// Returns the next choice above `number` that gives the part the value `wanted`, or 0 if there is none.
static choice_t next_number(const struct component *component, uint8_t part, part_t wanted, choice_t number)
{
    const struct state *const state = &component->state;
    const struct position *const position = &state->position;
    const struct sum *const sum = state->game->theory == SUM ? state->game->sum : NULL;
    const choice_t max = game_number_max(state->game, position, part);

    if (!sum) { // the game is Nim, or take-away with one heap
        const part_t all =
            state->game->has_heap ? position->stones % (position->cap + 1) : position->part[part];
        const choice_t only = all >= wanted ? all - wanted : all + position->cap + 1 - wanted;
        return number < only && only <= max && (!state->game->has_heap || wanted <= position->cap) ? only : 0;
    }
    for (;;) {
        const choice_t next = sum->candidate ? sum->candidate(position, part, wanted, number) : number + 1;
        if (next <= number || next > max || !work_add_steps(1))
            return 0;
        number = next;
        if (sum->value(position, part, number) == wanted &&
            rules_allow(state->game->rules, position, part, number))
            return number;
    }
}

// Does the work of solution_next() for games whose values come from theory.
static bool next_by_theory(struct solution *solution, const struct component *component, uint32_t wanted,
                           struct component_move *step)
{
    const struct state *const state = &component->state;
    const uint8_t parts = game_parts(state->game, &state->position);
    uint32_t value;

    if (!solution_value(solution, component, &value))
        return false;
    for (; step->part < parts; step->part++, step->number = 0) {
        part_t part_value = state->game->has_heap ? value : state->position.part[step->part];
        if (state->game->theory == SUM)
            part_value = state->game->sum->value(&state->position, step->part, 0);
        step->number = next_number(component, step->part, value ^ part_value ^ wanted, step->number);
        if (!step->number)
            continue;
        game_no_move(&step->move);
        game_choose(state->game, &state->position, step->part, step->number, &step->move);
        return true;
    }
    return false;
}

bool solution_next(struct solution *solution, const struct component *component, uint32_t wanted,
                   struct component_move *step)
{
    struct component after;
    uint32_t value;

    if (solution->values == values_of_piles || solution->values == values_of_sum ||
        solution->values == value_of_take)
        return next_by_theory(solution, component, wanted, step);
    while (component->kind->next(component, step)) {
        component->kind->play(&after, component, step);
        if (!work_add_steps(TRY_STEPS) || !solution_value(solution, &after, &value))
            return false;
        if (value == wanted)
            return true;
    }
    return false;
}
