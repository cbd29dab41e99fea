// SPDX-License-Identifier: MIT
#include "solver/component.h"

// Returns true if the move eats the poison of a bar that must keep its poison.
static bool eats_poison(const struct component *component, const struct component_move *step)
{
    struct position after;

    if (!component->keeps_poison || component->state.shape != SHAPE_BAR)
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

static unsigned save(const struct component *component, uint32_t *numbers)
{
    const struct position *const position = &component->state.position;
    unsigned count = 0;

    numbers[count++] = position->stones;
    numbers[count++] = position->cap;
    numbers[count++] = position->white;
    numbers[count++] = position->count;
    for (uint8_t part = 0; part < position->count; part++)
        numbers[count++] = position->part[part];
    return count;
}

static void load(struct component *component, const uint32_t *numbers, unsigned count)
{
    struct position *const position = &component->state.position;

    position->stones = numbers[0];
    position->cap = numbers[1];
    position->white = numbers[2];
    position->count = (uint8_t)numbers[3];
    for (unsigned part = 4; part < count; part++)
        position->part[part - 4] = numbers[part];
}

static const struct moves table_moves = {next, play, save, load};
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
    return moves_of[component->kind]->save(component, numbers);
}

void component_load(struct component *component, const uint32_t *numbers, unsigned count)
{
    moves_of[component->kind]->load(component, numbers, count);
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

    if (component->kind == OF_HEAPS)
        return component->heaps.count;
    if (component->kind == OF_TOKENS)
        return component->tokens.count;
    return state->game->has_heap ? 1 + (state->position.growth > 0) : state->position.count;
}

uint32_t component_number(const struct component *component, unsigned part)
{
    return *component_part((struct component *)component, part);
}

uint32_t *component_part(struct component *component, unsigned part)
{
    struct position *const position = &component->state.position;

    if (component->kind == OF_HEAPS)
        return &component->heaps.heap[part];
    if (component->kind == OF_TOKENS)
        return &component->tokens.vertex[part];
    if (component->state.game->has_heap)
        return part ? &position->cap : &position->stones;
    return &position->part[part];
}
