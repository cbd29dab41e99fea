// SPDX-License-Identifier: MIT
// Answers `table`: outcomes and values of one heap, and their period.
#include "solver/solver.h"

#include "notation/state.h"
#include "notation/text.h"
#include "notation/work.h"
#include "solver/set_verdicts.h"
#include "solver/solve.h"
#include "game/rules/shapes.h"

#include <stdlib.h>

enum { ROWS_MAX = 1 << 20 };

static struct component game;
static uint32_t from, to;

static struct table {
    struct heaps heaps; // heap game that gives the values; if heaps.game is null, `modulus` gives them
    uint32_t modulus;   // a heap of n has the value n mod `modulus`, or n if `modulus` is 0
    uint16_t *outcome;  // enum verdict of each heap of a misere game; null: the game has values
} table;

// Makes a single heap of n stones the position of `game`.
static void set_heap(uint32_t n)
{
    struct position *const position = &game.state.position;

    if (game.kind == &heaps_kind) {
        game.heaps.count = 1;
        game.heaps.heap[0] = n;
        return;
    }
    position->stones = n;
    position->count = !game.state.game->has_heap;
    position->part[0] = n;
}

// Returns true if `table` accepts the game: a move changes one heap by a fixed rule.
static bool has_table(void)
{
    const struct game *const row = game.state.game;

    if (game.kind != &table_kind || game.misere)
        return game.kind == &heaps_kind;
    if (row->has_heap)
        return !row->growth;
    return row->rules == &piles_rules || row->rules == &subtraction_piles_rules || row->rules == &mixed_rules;
}

void table_read(void)
{
    component_read_game(&game);
    if (console_line.fault)
        return;
    if (!has_table())
        read_refuse(FAULT_NOT_HERE);
    read_colon();
    from = text_number(0, 0, HEAP_MAX);
    text_words("..");
    to = text_number(0, from, from > HEAP_MAX - ROWS_MAX ? HEAP_MAX : from + ROWS_MAX - 1);
}

// Chooses how to find the values.
static void begin_values(void)
{
    const struct position *const position = &game.state.position;
    const uint8_t params = game.state.params;
    uint8_t take = 0;

    if (game.kind == &heaps_kind) {
        table.heaps = game.heaps;
    } else if (params == PARAM_S) {
        table.heaps.game = heaps_new_game();
        while (table.heaps.game && (take = set_next(position->set, take))) {
            table.heaps.game->rules.digit[take] = LEAVE_NOTHING | LEAVE_ONE;
            table.heaps.game->rules.last = take;
        }
    } else if (params == PARAM_MAX) {
        table.modulus = position->cap + 1;
    } else if (game.state.game->rules == &mixed_rules) {
        table.modulus = 4; // pile 1 of `mixed`
    }
}

static bool value_of(uint32_t n, uint32_t *value)
{
    *value = table.modulus ? n % table.modulus : n;
    return !table.heaps.game || heaps_value(&table.heaps, n, value);
}

// Solves a single heap of n stones and returns its verdict. May note a fault.
static enum verdict find_outcome(uint32_t n)
{
    enum verdict verdict = P_POSITION;

    set_heap(n);
    struct solution *const solution = solve(&game, VERDICTS);
    if (solution && work_add_steps(1))
        solution_verdict(solution, &game, &verdict);
    solution_free(solution);
    return verdict;
}

// Finds the outcomes of the heaps 0 to `to` of a misere game.
static bool find_outcomes(void)
{
    if (to >= ROWS_MAX) {
        read_refuse_above(FAULT_HEAP_TOO_LARGE, ROWS_MAX - 1);
        return false;
    }
    table.outcome = malloc((to + 1) * sizeof *table.outcome);
    if (!table.outcome)
        read_refuse(FAULT_NO_MEMORY);

    const bool is_subtraction = game.kind == &table_kind && has_set_verdicts(game.state.game);
    struct set_verdicts verdicts;

    set_verdicts_begin(&verdicts, &game.state.position);
    for (uint32_t n = 0; n <= to && !console_line.fault; n++)
        table.outcome[n] = is_subtraction ? set_verdicts_next(&verdicts) : find_outcome(n);
    return !console_line.fault;
}

static bool is_misere(void)
{
    return game.misere || (game.kind == &table_kind && game.state.game->misere);
}

// Returns the period of the outcomes or values.
static struct heap_period find_period(void)
{
    if (table.outcome)
        return period_seen(earliest_period(table.outcome, to + 1));
    if (table.heaps.game)
        return heaps_period(&table.heaps, to + 1);
    if (table.modulus)
        return (struct heap_period){.length = table.modulus, .is_proved = true};
    return (struct heap_period){.length = 1, .saltus = 1, .is_proved = true}; // a heap of n has the value n
}

static void write_rows(void)
{
    for (uint32_t n = from;; n++) {
        uint32_t value = 0;
        if (!table.outcome && !value_of(n, &value))
            return;
        write_number(n);
        text_words(" : ");
        text_char(table.outcome ? "PN"[table.outcome[n]] : value ? 'N' : 'P');
        text_words(" : ");
        if (table.outcome)
            text_char('-');
        else
            write_number(value);
        text_char('\n');
        if (n == to)
            return;
    }
}

static void write_period(const struct heap_period *period)
{
    static const char *const ends[] = {
        [ENDED_AS_ASKED] = " (end of the table)\n\n", [ENDED_BY_STEPS] = " (limit of pairs)\n\n",
        [ENDED_BY_MEMORY] = " (limit of heaps)\n\n",  [ENDED_BY_TIME] = " (limit of time)\n\n",
        [ENDED_BY_VALUES] = " (limit of values)\n\n", [ENDED_BY_CALLER] = " (interrupted)\n\n",
    };

    if (!period->length) {
        text_words("no period seen up to ");
        write_number(period->seen - 1);
        text_words(ends[period->ended]);
        return;
    }
    text_words("period ");
    write_number(period->length);
    text_words(" from ");
    write_number(period->from);
    if (period->saltus) {
        text_words(" plus ");
        write_number(period->saltus);
    }
    if (period->is_proved) {
        text_words(" (proved)\n\n");
    } else {
        text_words(" (seen up to ");
        write_number(period->seen - 1);
        text_words(")\n\n");
    }
}

void table_answer(void)
{
    uint32_t value;

    table = (struct table){0};
    if (!is_misere())
        begin_values();
    else if (!find_outcomes()) {
        free(table.outcome);
        return;
    }
    const struct heap_period period = find_period();
    if (!console_line.fault && (table.outcome || value_of(to, &value))) {
        work_write();
        write_rows();
        write_period(&period);
    }
    free(table.outcome);
}
