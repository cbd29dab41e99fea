// SPDX-License-Identifier: MIT
#include "host/brute/brute.h"
#include "draw.h"
#include "game_named.h"
#include "host/brute/answers.h" // the checks in each position

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATES_MAX = 300000, LONGEST_REPORT = 5 };
// Of the long sweeps, runs the first and one in SWEEPS. Compares one position in POSITIONS.
enum { MANY_STATES = 2500, SWEEPS = 16, FEW_STATES = 200, POSITIONS = 4 };

const FLASH struct game *game;
struct position now;
struct state state;
unsigned size;

struct option options[MOVES_MAX];
unsigned option_count;

static const struct rules *rules;
static unsigned positions, sweeps, failures, tests;
static bool any_failure;

void brute_fail(const char *what)
{
    if (++failures > LONGEST_REPORT)
        return;
    printf("# %s set=%x k=%u cap=%u most=%u radius=%u stones=%u :", game->name, (unsigned)now.set,
           (unsigned)now.k, (unsigned)now.cap, (unsigned)now.most, (unsigned)now.radius,
           (unsigned)now.stones);
    for (unsigned i = 0; i < now.count; i++)
        printf(" %u", (unsigned)now.part[i]);
    printf(" : %s\n", what);
}

struct option *add_option(void)
{
    if (option_count == MOVES_MAX)
        abort();
    struct option *option = &options[option_count++];
    *option = (struct option){.after = state};
    return option;
}

void change(struct option *option, unsigned part, unsigned becomes)
{
    option->move.change[option->move.count++] = (struct change){(uint8_t)part, becomes};
    option->after.digit[part] = becomes;
}

static char label[STATES_MAX]; // 'N', 'P', or 0: unknown
static unsigned states;

// Sorts the digits in descending order.
static void sort(struct state *unsorted)
{
    for (unsigned i = 1; i < unsorted->count; i++)
        for (unsigned j = i; j && unsorted->digit[j - 1] < unsorted->digit[j]; j--) {
            const unsigned lower = unsorted->digit[j];
            unsorted->digit[j] = unsorted->digit[j - 1];
            unsorted->digit[j - 1] = lower;
        }
}

static unsigned index_of(const struct state *position)
{
    struct state sorted;
    if (rules->kind & SORTED) {
        sorted = *position;
        sort(&sorted);
        position = &sorted;
    }
    unsigned index = 0;
    for (unsigned i = position->count; i--;)
        index = index * size + position->digit[i];
    return index;
}

bool wins(const struct option *option)
{
    return label[index_of(&option->after)] == 'P';
}

// Sets `state` and `now`. False if the index is no valid position.
static bool set_state(unsigned index)
{
    unsigned sum = 0;
    now.count = 0;
    for (unsigned i = 0; i < state.count; i++, index /= size) {
        sum += state.digit[i] = index % size;
        if (game->shape == SHAPE_MEN && (!state.digit[i] || state.digit[i] > now.columns ||
                                         (i % 2 && state.digit[i] == state.digit[i - 1])))
            return false;
        if (game->shape == SHAPE_BOXES && !state.digit[i])
            return false;
        if (rules->kind & SORTED && i && state.digit[i] > state.digit[i - 1])
            return false;
    }
    if (game->shape == SHAPE_HEAP) {
        now.stones = state.digit[0];
        if (state.count == 2)
            now.cap = state.digit[1];
    } else {
        now.count = (uint8_t)state.count;
        for (unsigned i = 0; i < state.count; i++)
            now.part[i] = state.digit[i ^ (game->shape == SHAPE_MEN && now.white)];
    }
    if (state.count == 2 && game->shape == SHAPE_HEAP)
        return state.digit[0] <= size / 2;
    return !(rules->kind & ADDS_UP) || sum < size;
}

static void find_moves(void)
{
    option_count = 0;
    rules->moves();
}

// Labels all positions as N or P, repeatedly, because retreats make cycles. The empty bar is N.
static void solve(void)
{
    const bool over_wins = now.misere || game->shape == SHAPE_BAR;
    bool more = true;
    memset(label, 0, states);
    while (more) {
        more = false;
        for (unsigned index = 0; index < states; index++) {
            if (label[index] || !set_state(index))
                continue;
            find_moves();
            unsigned won = 0;
            char best = option_count || !over_wins ? 'P' : 'N';
            for (unsigned i = 0; i < option_count; i++) {
                char after = label[index_of(&options[i].after)];
                won += after == 'N';
                if (after == 'P')
                    best = 'N';
            }
            if (best == 'N' || won == option_count) {
                label[index] = best;
                more = true;
            }
        }
    }
}

enum verdict brute_ask(void)
{
    enum verdict verdict;
    while ((verdict = game_verdict(game, &now)) == PENDING)
        ;
    return verdict;
}

void brute_sweep(void)
{
    states = 1;
    for (unsigned i = 0; i < state.count; i++)
        states *= size;
    if (states > STATES_MAX)
        abort();
    if (states >= MANY_STATES && positions && !drawn(sweeps++, SWEEPS))
        return;
    solve();
    for (unsigned index = 0; index < states; index++) {
        if ((states > FEW_STATES && !drawn(index, POSITIONS)) || !set_state(index))
            continue;
        const bool won = label[index] == 'N';
        if (!label[index])
            brute_fail("brute force does not end");
        else if (brute_ask() != (won ? N_POSITION : P_POSITION))
            brute_fail("wrong verdict");
        else if (!(rules->kind & VERDICTS_ONLY)) {
            find_moves();
            check_answers(won, rules->kind);
        }
        positions++;
    }
}

void brute_game(const char *name)
{
    game = game_named(name);
    now = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
}

void brute_end_test(const char *what)
{
    any_failure |= failures != 0;
    printf("%sok %u - %s: %s\n", failures ? "not " : "", ++tests, game->name, what);
    failures = 0;
}

void brute_check(const struct rules *tested, const char *name)
{
    char what[40];
    rules = tested;
    brute_game(name);
    positions = 0;
    for (state.count = rules->least; state.count <= rules->most; state.count += rules->step) {
        size = rules->size[state.count];
        if (rules->each_param)
            rules->each_param();
        else
            brute_sweep();
    }
    if (!positions)
        brute_fail("no positions");
    snprintf(what, sizeof what, "%u %s", positions, rules->kind & VERDICTS_ONLY ? "verdicts" : "positions");
    brute_end_test(what);
}

int brute_done(void)
{
    printf("1..%u\n", tests);
    return any_failure;
}
