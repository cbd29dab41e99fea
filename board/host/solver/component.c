// SPDX-License-Identifier: MIT
#include "solver/component.h"

bool component_is_bar(const struct component *component)
{
    return component->kind == OF_TABLE && component->state.shape == SHAPE_BAR;
}

// Returns true if a move eats the poison of a bar that must keep the poison.
static bool eats_poison(const struct component *component, const struct component_move *step)
{
    struct position after;

    if (!component->keeps_poison || !component_is_bar(component))
        return false;
    game_play_from(&after, &component->state.position, &step->move);
    return !after.count || !after.part[0];
}

static bool next(const struct component *component, struct component_move *step)
{
    do {
        if (!game_next(component->state.game, &component->state.position, &step->move))
            return false;
    } while (eats_poison(component, step));
    return true;
}

static bool play(struct component *after, const struct component *component,
                 const struct component_move *step)
{
    *after = *component;
    game_play(&after->state.position, &step->move);
    return true;
}

static const struct moves table_moves = {next, play};
static const struct moves *const moves_of[KINDS] = {&table_moves, &heaps_moves, &tokens_moves};

bool component_next(const struct component *component, struct component_move *step)
{
    return moves_of[component->kind]->next(component, step);
}

bool component_play(struct component *after, const struct component *component,
                    const struct component_move *step)
{
    return moves_of[component->kind]->play(after, component, step);
}

unsigned component_save(const struct component *component, uint32_t *numbers)
{
    const bool is_table = component->kind == OF_TABLE;
    unsigned count = 0;

    for (unsigned i = 0; i < component_parts(component); i++) {
        const uint32_t number = component_number(component, i);
        unsigned at = count;
        if (component->kind == OF_HEAPS && !number)
            continue;
        for (; !is_table && at && numbers[at - 1] > number; at--)
            numbers[at] = numbers[at - 1];
        numbers[at] = number;
        count++;
    }
    if (is_table)
        numbers[count++] = component->state.position.white;
    return count;
}

void component_load(struct component *component, const uint32_t *numbers, unsigned count)
{
    struct position *const position = &component->state.position;
    const bool is_table = component->kind == OF_TABLE;

    if (is_table)
        position->white = numbers[--count];
    if (!is_table)
        component->pieces.count = (uint8_t)count;
    else if (!component->state.game->has_heap)
        position->count = (uint8_t)count;
    for (unsigned i = 0; i < count; i++)
        *component_part(component, i) = numbers[i];
}

enum verdict component_end(const struct component *component)
{
    enum verdict verdict = P_POSITION;

    if (component->kind == OF_TABLE && !component->keeps_poison)
        do
            verdict = game_verdict(component->state.game, &component->state.position);
        while (verdict == PENDING);
    if (component->misere && verdict <= N_POSITION)
        verdict = verdict == P_POSITION ? N_POSITION : P_POSITION;
    return verdict;
}

unsigned component_parts(const struct component *component)
{
    const struct state *const state = &component->state;

    if (component->kind != OF_TABLE)
        return component->pieces.count;
    return state->game->has_heap ? 1 + (state->position.growth > 0) : state->position.count;
}

uint32_t component_number(const struct component *component, unsigned part)
{
    return *component_part((struct component *)component, part);
}

uint32_t *component_part(struct component *component, unsigned part)
{
    struct position *const position = &component->state.position;

    if (component->kind != OF_TABLE)
        return &component->pieces.number[part];
    if (component->state.game->has_heap)
        return part ? &position->cap : &position->stones;
    return &position->part[part];
}
