// SPDX-License-Identifier: MIT
#include "solver/table.h"

#include "solver/heaps.h"
#include "solver/lost.h"
#include "solver/solve.h"
#include "game/rules/shapes.h"
#include "game/theory/theories.h"

#include <stdlib.h>

// Sets the position to one heap of n stones.
static void set_heap(struct component *game, uint32_t n)
{
    struct position *const position = &game->state.position;

    if (game->kind == OF_HEAPS) {
        game->pieces.count = 1;
        game->pieces.number[0] = n;
        return;
    }
    position->stones = n;
    position->count = !game->state.game->has_heap;
    position->part[0] = n;
}

bool has_table(const struct component *game)
{
    const struct game *const row = game->state.game;

    if (game->kind != OF_TABLE || game->misere)
        return game->kind == OF_HEAPS;
    if (row->has_heap)
        return !row->growth;
    return row->rules == &piles_rules || row->rules == &subtraction_piles_rules || row->rules == &mixed_rules;
}

// Chooses the way to find the values of a game.
static void begin_values(struct table *table, const struct component *game)
{
    const struct position *const position = &game->state.position;

    if (game->kind == OF_HEAPS) {
        table->heap_game = game->pieces.game;
    } else if (game->state.params == PARAM_S) {
        table->heap_game = table->owned = subtraction_game(position->set, table->work->fault);
    } else if (game->state.params == PARAM_MAX) {
        table->modulus = position->cap + 1;
    } else if (game->state.game->rules == &mixed_rules) {
        table->modulus = 4; // pile 1 of `mixed`
    }
}

// Returns how many verdicts determine the next verdict, or UINT32_MAX.
static uint32_t window_of(const struct component *game)
{
    if (game->kind == OF_TABLE && game->state.params == PARAM_S)
        return 31 - (uint32_t)__builtin_clz(game->state.position.set);
    if (game->kind == OF_TABLE && game->state.params == PARAM_MAX)
        return game->state.position.cap;
    if (game->kind == OF_TABLE)
        return 3; // in Nim and in pile 1 of the game `mixed`, 3 verdicts determine the next

    const struct heap_rules *const rules = &game->pieces.game->rules;

    for (uint16_t take = 0; take <= rules->last; take++)
        if (rules->digit[take] > (LEAVE_NOTHING | LEAVE_ONE))
            return UINT32_MAX;
    return rules->repeated ? UINT32_MAX : rules->last;
}

// Finds the verdicts of heaps 0 to `to` in misère play.
static void find_outcomes(struct table *table, struct component game, uint32_t to)
{
    uint32_t complete;

    if (to >= ROWS_MAX) {
        refuse_above(table->work->fault, FAULT_TOO_MANY_POSITIONS, ROWS_MAX);
        return;
    }
    table->window = window_of(&game);
    table->has_formula = game.kind == OF_TABLE && game.state.params != PARAM_S;
    set_heap(&game, to);
    table->outcome = find_verdicts(&game, table->work, &complete);
}

bool table_begin(struct table *table, const struct component *game, uint32_t to, struct work *work)
{
    *table = (struct table){.work = work};
    if (game->misere || (game->kind == OF_TABLE && game->state.game->misere))
        find_outcomes(table, *game, to);
    else
        begin_values(table, game);
    return !work->fault->id;
}

void table_end(struct table *table)
{
    heap_game_free(table->owned);
    free(table->outcome);
}

bool table_row(const struct table *table, uint32_t n, enum verdict *verdict, uint32_t *value)
{
    *value = table->outcome ? 0 : table->modulus ? n % table->modulus : n;
    if (table->heap_game && !heaps_value(table->heap_game, table->work, n, value))
        return false;
    *verdict = table->outcome ? table->outcome[n] : *value ? N_POSITION : P_POSITION;
    return true;
}

struct heap_period table_period(const struct table *table, uint32_t to, bool until_limit)
{
    // Without a modulus, a heap of n stones has value n.
    struct heap_period period = {.length = table->modulus ? table->modulus : 1,
                                 .saltus = !table->modulus,
                                 .seen = to + 1,
                                 .proof = PROOF_FORMULA};
    uint32_t *memory = NULL;

    if (table->heap_game)
        return heaps_period(table->heap_game, table->work, to + 1, until_limit);
    if (table->outcome)
        period = period_of_window(earliest_period(table->outcome, to + 1, &memory), table->window);
    free(memory);
    if (period.proof && table->has_formula)
        period.proof = PROOF_FORMULA;
    return period;
}
