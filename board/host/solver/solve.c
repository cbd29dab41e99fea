// SPDX-License-Identifier: MIT
#include "solver/solve.h"

#include "solver/box.h"
#include "solver/explore.h"
#include "solver/graph.h"
#include "solver/heap_values.h"
#include "solver/heaps.h"
#include "game/explain/reason.h"
#include "game/games.h"
#include "game/rules/rules.h"
#include "game/search/retrograde.h"
#include "game/theory/theories.h"

#include <stdlib.h>

enum {
    TRY_STEPS = 4,
    UNITS_OF_A_STEP = 16 // so many steps in a box (solver/box.h) count as one search step
};

struct solution {
    struct work *work;
    const struct game *game; // row in games.c, or null if the game has no row
    // Finds the values of all parts and returns their count. Null if the game has none.
    unsigned (*values)(struct solution *solution, const struct component *component, uint32_t *values);
    const struct sum *sum;           // sum of the values, or null
    struct box *box;                 // may be null
    struct exploration *exploration; // may be null
    struct heap_game *heap_game;     // may be null
    bool has_theory;                 // true if theory finds verdicts and moves without a search
};

static unsigned values_of_pieces(struct solution *solution, const struct component *component,
                                 uint32_t *values)
{
    const struct pieces *const pieces = &component->pieces;

    for (uint8_t i = 0; i < pieces->count; i++)
        if (pieces->graph)
            values[i] = pieces->graph->value[pieces->number[i]];
        else if (!heaps_value(pieces->game, solution->work, pieces->number[i], &values[i]))
            return 0;
    return pieces->count;
}

// Copies the parts of a position. Returns the number of parts.
static unsigned copy_parts(const struct component *component, uint32_t *part)
{
    const unsigned parts = component_parts(component);

    for (unsigned i = 0; i < parts; i++)
        part[i] = component_number(component, i);
    return parts;
}

static part_t pile_after(const struct position *position, uint8_t pile, choice_t number)
{
    return position->part[pile] - number;
}

static choice_t pile_candidate(const struct position *position, uint8_t pile, part_t wanted, choice_t number)
{
    (void)number;
    return wanted < position->part[pile] ? position->part[pile] - wanted : 0;
}

// Nim as a sum of piles: the value of a pile is its number of stones.
static const struct sum piles_sum = {.value = pile_after, .candidate = pile_candidate};

static part_t heap_after(const struct position *position, uint8_t part, choice_t number)
{
    (void)part;
    return (position->stones - number) % (position->cap + 1);
}

static choice_t heap_candidate(const struct position *position, uint8_t part, part_t wanted, choice_t number)
{
    const part_t value = heap_after(position, part, 0);

    (void)number;
    return value >= wanted ? value - wanted : value + position->cap + 1 - wanted;
}

// Take-away as a sum of one heap: the value is the remainder mod max + 1.
static const struct sum heap_sum = {.value = heap_after, .candidate = heap_candidate};

static unsigned values_of_sum(struct solution *solution, const struct component *component, uint32_t *values)
{
    const struct sum *const sum = solution->sum;
    const struct position *const position = &component->state.position;
    const bool is_in_pairs = component->state.game->reason & OWN_MEN;
    unsigned count = 0;

    if (sum->prepare && !sum->prepare(position))
        return refuse_above(solution->work->fault, FAULT_TOO_MANY_POSITIONS, VALUES_MAX);
    for (uint8_t part = 0; part < component_parts(component); part++)
        // counts the men of a row once, because they share one value
        if (!is_in_pairs || (part & 1) == position->white)
            values[count++] = sum->value(position, part, 0);
    return count;
}

static unsigned value_of_sub(struct solution *solution, const struct component *component, uint32_t *values)
{
    return heaps_value(solution->heap_game, solution->work, component->state.position.stones, values);
}

static uint32_t value_in_box(const struct solution *solution, const struct component *component)
{
    uint32_t part[PARTS_MAX + HEAPS_MAX];
    const unsigned parts = copy_parts(component, part);

    return box_value(solution->box, part, parts);
}

static unsigned value_of_box(struct solution *solution, const struct component *component, uint32_t *values)
{
    *values = value_in_box(solution, component);
    return 1;
}

static unsigned value_by_search(struct solution *solution, const struct component *component,
                                uint32_t *values)
{
    return explored_value(solution->exploration, component, values) ||
           refuse(solution->work->fault, FAULT_NO_VALUES);
}

struct heap_game *subtraction_game(subtraction_set_t set, struct fault *fault)
{
    struct heap_game *const game = calloc(1, sizeof *game);
    uint8_t take = 0;

    if (!game)
        refuse(fault, FAULT_NO_MEMORY);
    while (game && (take = set_next(set, take))) {
        game->rules.digit[take] = LEAVE_NOTHING | LEAVE_ONE;
        game->rules.last = take;
    }
    return game;
}

// Chooses the way to find the values of a game.
static void begin_values(struct solution *solution, const struct component *component)
{
    const struct game *const game = component->state.game;
    // A bar without squares has no value, because the player to move has won but cannot move.
    const bool is_eaten = component_is_bar(component) && !component->state.position.part[0];

    if (game->misere || game->shape == SHAPE_LETTERS || is_eaten)
        refuse(solution->work->fault, FAULT_NO_VALUES);
    else if (game->theory == SUM)
        solution->sum = game->sum;
    else if (game->theory == OUTCOMES && game->outcomes == &nim_outcomes)
        solution->sum = &piles_sum;
    else if (game->theory == CHOICES && game->winning == take_winning)
        solution->sum = &heap_sum;
    else if (game->theory == CHOICES && game->winning == subtraction_winning)
        solution->values = value_of_sub;
    else
        solution->values = value_by_search;
    if (solution->sum)
        solution->values = values_of_sum;
    if (solution->values == value_of_sub)
        solution->heap_game = subtraction_game(component->state.position.set, solution->work->fault);
}

// Lists the edges of a graph that the user typed.
static struct edges list_edges(const struct position *position, uint32_t *first, uint32_t *next)
{
    uint32_t count = 0;

    for (uint8_t from = 0; from < position->vertices; from++) {
        first[from] = count;
        for (uint8_t to = 0; to < position->vertices; to++)
            if (graph_has_edge(position, from, to))
                next[count++] = to;
    }
    first[position->vertices] = count;
    return (struct edges){position->vertices, first, next};
}

// Rules of a box by shape. All other shapes are BOX_CAPPED.
static const enum box_rules box_rules[SHAPES] = {
    [SHAPE_BAR] = BOX_BAR, [SHAPE_PAIR] = BOX_PAIR, [SHAPE_BOXES] = BOX_DIVIDE, [SHAPE_TOKENS] = BOX_TOKENS};

// Sets the box rules for a component. Returns false if no box is needed.
static bool choose_box(const struct component *component, enum sought sought, struct box_game *game)
{
    const bool has_theory = !component->misere && sought != VALUES;

    game->growth = component->state.position.growth;
    game->rules = box_rules[component->state.game->shape];
    switch (game->rules) {
    case BOX_BAR:
        return true;
    case BOX_PAIR:
        return !has_theory || sought == ALL_VERDICTS; // theory tries many moves
    case BOX_DIVIDE:
        return !has_theory;
    case BOX_TOKENS:
        return component->state.game->misere;
    default:
        return game->growth && !has_theory;
    }
}

// Solves all positions up to this component, or returns null.
static struct box *new_box(const struct component *component, enum sought sought, struct work *work)
{
    struct budget budget = work_budget(work, BOX_STEPS, BOX_MEMORY, UNITS_OF_A_STEP);
    const struct graph *const graph = component->kind == OF_TOKENS ? component->pieces.graph : NULL;
    struct box_game game = {.rules = BOX_TOKENS, .misere = component->misere};
    uint32_t first[VERTICES_MAX + 1], next[VERTICES_MAX * VERTICES_MAX], part[PARTS_MAX + HEAPS_MAX];
    const unsigned parts = copy_parts(component, part);

    if (component->kind == OF_TABLE ? !choose_box(component, sought, &game) : !graph || !component->misere)
        return NULL;
    if (graph)
        game.edges = (struct edges){graph->vertices, graph->first, graph->next};
    else if (game.rules == BOX_TOKENS)
        game.edges = list_edges(&component->state.position, first, next);
    game.misere |= game.rules == BOX_TOKENS;

    struct box *const box = box_new(&game, part, parts, sought == VALUES, &budget);

    if (budget.ended == ENDED_BY_STEPS)
        refuse_above(work->fault, FAULT_TOO_MANY_STEPS, BOX_STEPS);
    return box;
}

struct solution *solve(const struct component *component, enum sought sought, struct work *work)
{
    struct solution *const solution = calloc(1, sizeof *solution);

    if (!solution) {
        refuse(work->fault, FAULT_NO_MEMORY);
        return NULL;
    }
    solution->work = work;
    solution->game = component->kind == OF_TABLE ? component->state.game : NULL;
    if (component->misere && sought == VALUES)
        refuse(work->fault, FAULT_NO_VALUES);
    else if (component->kind == OF_TOKENS && !graph_make(component->pieces.graph, work->fault))
        ; // the fault is noted
    else if (component->kind == OF_TABLE && !component->misere && sought != VALUES)
        solution->has_theory = true;
    else if (component->kind == OF_TABLE && !component->misere)
        begin_values(solution, component);
    else if (!component->misere)
        solution->values = values_of_pieces;
    const bool searches = component->misere || solution->values == value_by_search;

    if (!work->fault->id && (searches || solution->has_theory))
        solution->box = new_box(component, sought, work);
    if (solution->box)
        solution->values = value_of_box;
    else if (!work->fault->id && searches)
        solution->exploration = explore(component, work);
    if (!work->fault->id)
        return solution;
    solution_free(solution);
    return NULL;
}

void solution_free(struct solution *solution)
{
    if (!solution)
        return;
    box_free(solution->box);
    explore_free(solution->exploration);
    heap_game_free(solution->heap_game);
    free(solution);
}

bool solution_reaches(const struct solution *solution, const struct component *component)
{
    uint32_t part[PARTS_MAX + HEAPS_MAX];

    if (solution->box)
        return box_has(solution->box, part, copy_parts(component, part));
    return !solution->exploration || explored(solution->exploration, component);
}

unsigned solution_values(struct solution *solution, const struct component *component, uint32_t *values)
{
    const unsigned count = solution->values(solution, component, values);

    return solution->work->fault->id ? 0 : count;
}

bool solution_value(struct solution *solution, const struct component *component, uint32_t *value)
{
    uint32_t values[HEAPS_MAX];

    *value = 0;
    for (unsigned count = solution_values(solution, component, values); count--;)
        *value ^= values[count];
    return !solution->work->fault->id;
}

typedef enum verdict search_t(const struct game *game, const struct position *position, struct move *move);

// Calls `search` until it finds a verdict. Counts the steps.
static bool search(struct solution *solution, search_t *search, const struct state *state, struct move *move,
                   enum verdict *verdict)
{
    struct work *const work = solution->work;

    while ((*verdict = search(state->game, &state->position, move)) == PENDING)
        if (!(game_is_move(move) ? work_add_try(work) : work_add_steps(work, SEARCH_STEPS)))
            return false;
    return *verdict != BEYOND_LIMIT || refuse_above(work->fault, FAULT_TOO_MANY_POSITIONS, RANKS_MAX);
}

static enum verdict verdict_search(const struct game *game, const struct position *position,
                                   struct move *move)
{
    (void)move;
    return game_verdict(game, position);
}

bool solution_verdict(struct solution *solution, const struct component *component, enum verdict *verdict)
{
    struct move no_move = {0};
    uint32_t value;

    if (solution->has_theory && !solution->box)
        return search(solution, verdict_search, &component->state, &no_move, verdict);
    if (solution->exploration) {
        *verdict = explored_verdict(solution->exploration, component);
        return true;
    }
    if (!solution_value(solution, component, &value))
        return false;
    *verdict = value ? N_POSITION : P_POSITION;
    return true;
}

bool solution_make_table(struct solution *solution, const struct component *most)
{
    const struct game *const game = solution->game;
    enum verdict verdict;
    uint32_t value;

    if (solution->box)
        return true;
    if (!solution->has_theory) // if the largest heap has a value, all heaps have values
        return solution->values == values_of_pieces && solution_value(solution, most, &value);
    if (game->theory == SUM)
        return !game->sum->prepare || game->sum->prepare(&most->state.position);
    // The search of the largest position also puts the verdicts of all others into the arena.
    return game->theory == CHOICES || solution_verdict(solution, most, &verdict);
}

// Returns the known Grundy value of a heap or token.
static uint32_t value_of_piece(const struct component *component, unsigned part)
{
    const struct pieces *const pieces = &component->pieces;
    uint32_t value = 0;

    if (component->kind == OF_TABLE)
        return graph_sum.value(&component->state.position, (uint8_t)part, 0);
    if (pieces->graph)
        return pieces->graph->value[pieces->number[part]];
    heap_value(pieces->game->values, pieces->number[part], &value);
    return value;
}

enum verdict solution_look_up(const struct solution *solution, const struct component *component)
{
    // If all tokens move, value_of_piece() returns how many moves a token lasts.
    const bool all_move = solution->game && solution->game->all_tokens_move;
    uint32_t value = 0;

    if (solution->box)
        return value_in_box(solution, component) ? N_POSITION : P_POSITION;
    // Excludes the theories of graphs, which would rewrite the arena that threads share.
    if (solution->has_theory && component->state.shape != SHAPE_TOKENS)
        return game_verdict(component->state.game, &component->state.position);
    for (unsigned i = component_parts(component); i--;) {
        const uint32_t piece = value_of_piece(component, i);
        value = !all_move ? value ^ piece : piece > value ? piece : value;
    }
    return (all_move ? value % 2 : value) ? N_POSITION : P_POSITION;
}

bool solution_after(struct solution *solution, const struct component *component,
                    const struct component_move *step, enum verdict *verdict)
{
    struct component after;

    component_play(&after, component, step);
    return work_add_steps(solution->work, TRY_STEPS) && solution_verdict(solution, &after, verdict);
}

bool solution_next_good(struct solution *solution, const struct component *component, enum verdict *verdict,
                        struct component_move *step)
{
    if (solution->has_theory && !solution->box)
        return search(solution, game_next_winning, &component->state, &step->move, verdict) &&
               game_is_move(&step->move) && work_add_try(solution->work);
    if (!solution_verdict(solution, component, verdict) || *verdict == P_POSITION)
        return false;
    while (component_next(component, step)) {
        enum verdict after;
        if (!solution_after(solution, component, step, &after))
            return false;
        if (after == (*verdict == DRAW ? DRAW : P_POSITION))
            return true;
    }
    return false;
}

bool solution_reply(struct solution *solution, const struct component *component, enum verdict *verdict,
                    struct component_move *step)
{
    const struct state *const state = &component->state;
    enum verdict found = PENDING;

    if (!solution->has_theory)
        return solution_next_good(solution, component, verdict, step);
    if (!solution->box)
        return search(solution, game_reply, state, &step->move, verdict) && *verdict != P_POSITION &&
               game_is_move(&step->move);
    if (solution_next_good(solution, component, verdict, step))
        return true;
    while (found == PENDING && work_add_steps(solution->work, SEARCH_STEPS))
        found = game_reply(state->game, &state->position, &step->move);
    if (found == BEYOND_LIMIT)
        component_next(component, step);
    return false;
}

// Returns the next number above `number` that leads to value `wanted`, or 0.
static choice_t next_number(const struct solution *solution, const struct state *state, uint8_t part,
                            part_t wanted, choice_t number)
{
    const struct sum *const sum = solution->sum;
    const struct position *const position = &state->position;
    const choice_t max = game_number_max(state->game, position, part);

    for (;;) {
        const choice_t next = sum->candidate ? sum->candidate(position, part, wanted, number) : number + 1;
        if (next <= number || next > max || !work_add_steps(solution->work, 1))
            return 0;
        number = next;
        if (sum->value(position, part, number) == wanted &&
            rules_allow(state->game->rules, position, part, number))
            return number;
    }
}

// Finds the next move for solution_next(), in a sum.
static bool next_in_sum(struct solution *solution, const struct component *component, uint32_t wanted,
                        struct component_move *step)
{
    const struct state *const state = &component->state;
    const uint8_t parts = game_parts(state->game, &state->position);
    uint32_t value;

    if (!solution_value(solution, component, &value))
        return false;
    for (; step->part < parts; step->part++, step->number = 0) {
        const part_t others = value ^ solution->sum->value(&state->position, step->part, 0);
        step->number = next_number(solution, state, step->part, others ^ wanted, step->number);
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

    if (solution->sum)
        return next_in_sum(solution, component, wanted, step);
    while (component_next(component, step)) {
        component_play(&after, component, step);
        if (!work_add_steps(solution->work, TRY_STEPS) || !solution_value(solution, &after, &value))
            return false;
        if (value == wanted)
            return true;
    }
    return false;
}
