// SPDX-License-Identifier: MIT
// Compares games with a formula or Grundy values with brute force in every position up to a stated size. The
// test has its own rules.
#include "draw.h"
#include "host/brute/brute.h" // everything but the rules

#include <stdlib.h>
#include <string.h>

static void take_from_heap(unsigned amount)
{
    struct option *option = add_option();
    option->move.amount = amount;
    option->after.digit[0] -= amount;
    if (state.count == 2)
        option->after.digit[1] = (strcmp(game->name, "fib") ? 1 : 2) * amount;
}

static void heap_moves(void)
{
    unsigned cap = state.count == 2 ? state.digit[1] : now.cap;
    for (unsigned t = 1; t <= state.digit[0] && t <= cap; t++)
        take_from_heap(t);
}

static void sub_moves(void)
{
    for (unsigned t = 1; t <= 31 && t <= state.digit[0]; t++)
        if (now.set >> t & 1)
            take_from_heap(t);
}

static void pile_moves(bool (*allowed)(unsigned pile, unsigned t))
{
    for (unsigned i = 0; i < state.count; i++)
        for (unsigned t = 1; t <= state.digit[i]; t++)
            if (allowed(i, t))
                change(add_option(), i, state.digit[i] - t);
}

static bool in_set(unsigned pile, unsigned t)
{
    (void)pile;
    return t <= 31 && now.set >> t & 1;
}

static bool in_mixed(unsigned pile, unsigned t)
{
    return pile == 0 ? t <= 3 : pile == 1 ? t % 2 : true;
}

static bool any(unsigned pile, unsigned t)
{
    return pile < DIGITS && t;
}

static void subsum_moves(void)
{
    pile_moves(in_set);
}

static void mixed_moves(void)
{
    pile_moves(in_mixed);
}

static void nimble_moves(void)
{
    pile_moves(any);
}

static void wythoff_moves(void)
{
    pile_moves(any);
    for (unsigned t = 1; t <= state.digit[0] && t <= state.digit[1]; t++) {
        struct option *option = add_option();
        change(option, 0, state.digit[0] - t);
        change(option, 1, state.digit[1] - t);
    }
}

static void stair_moves(void)
{
    for (unsigned i = 0; i < state.count; i++)
        for (unsigned t = 1; t <= state.digit[i]; t++) {
            struct option *option = add_option();
            change(option, i, state.digit[i] - t);
            if (i)
                change(option, i - 1, state.digit[i - 1] + t);
        }
}

static void turtle_moves(void)
{
    for (unsigned i = 0; i < state.count; i++) {
        if (!state.digit[i])
            continue;
        if (!strcmp(game->name, "turtle_opt") || (!strcmp(game->name, "turtle_edge") && i == 0))
            change(add_option(), i, 0);
        for (unsigned j = 0; j < i; j++) {
            struct option *option = add_option();
            change(option, i, 0);
            change(option, j, 1 - state.digit[j]);
        }
    }
}

static void northcott_moves(void)
{
    bool retreats = !strcmp(game->name, "northcottr");
    for (unsigned i = 0; i < state.count; i += 2)
        for (unsigned c = 1; c <= now.columns; c++) {
            int from = (int)state.digit[i], other = (int)state.digit[i + 1], to = (int)c;
            bool toward = abs(other - to) < abs(other - from), jumps = (to < other) != (from < other);
            if (to == from || to == other || jumps || (!toward && !retreats))
                continue;
            struct option *option = add_option();
            change(option, i, c);
            option->move.change[0].part += now.white;
            for (unsigned k = 0; k < state.count; k += 2) {
                unsigned mine = option->after.digit[k];
                option->after.digit[k] = option->after.digit[k + 1];
                option->after.digit[k + 1] = mine;
            }
        }
}

static void divide_moves(void)
{
    for (unsigned empty = 0; empty < 2; empty++)
        for (unsigned x = 1; x < state.digit[1 - empty]; x++) {
            struct option *option = add_option();
            change(option, empty, x);
            change(option, 1 - empty, state.digit[1 - empty] - x);
        }
}

static void each_max(void)
{
    for (now.cap = 1; now.cap <= 7; now.cap++)
        brute_sweep();
}

enum { SETS = 3 };

// Sweeps over subtraction sets in 1..8, then with 5..8 moved to 28..31.
static void each_set(void)
{
    for (unsigned bits = 1; bits < 256; bits++) {
        if (!drawn(bits, SETS))
            continue;
        now.set = bits << 1;
        brute_sweep();
        now.set = (bits & 15) << 1 | (bits >> 4) << 28;
        brute_sweep();
    }
}

static void some_sets(void)
{
    for (unsigned bits = 1; bits < 256; bits += 17) {
        now.set = bits << 1;
        brute_sweep();
    }
    now.set = UINT32_C(1) << 1 | UINT32_C(1) << 30 | UINT32_C(1) << 31;
    brute_sweep();
}

static void each_width(void)
{
    for (now.white = false, now.columns = 2; now.columns < size; now.white = !now.white, now.columns++)
        brute_sweep();
}

static const struct rules all_rules[] = {
    {{"take", "mtake"}, heap_moves, 1, 1, 1, {0, 60}, 0, each_max},
    {{"sub", "msub"}, sub_moves, 1, 1, 1, {0, 150}, 0, each_set},
    {{"fib", "dyn1"}, heap_moves, 2, 2, 1, {0, 0, 121}, 0, 0},
    {{"subsum", "msubsum"}, subsum_moves, 0, 4, 1, {1, 99, 24, 10, 6}, 0, some_sets},
    {{"mixed", "mmixed"}, mixed_moves, 0, 5, 1, {1, 70, 20, 10, 8, 5}, 0, 0},
    {{"wythoff"}, wythoff_moves, 2, 2, 1, {0, 0, 70}, ANY_ORDER, 0},
    {{"stair"}, stair_moves, 0, 5, 1, {1, 30, 20, 12, 8, 6}, ADDS_UP, 0},
    {{"nimble"}, nimble_moves, 0, 4, 1, {1, 40, 20, 10, 8}, 0, 0},
    {{"turtle_opt", "turtle_man", "turtle_edge"},
     turtle_moves,
     0,
     12,
     1,
     {1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2},
     0,
     0},
    {{"northcott", "northcottr"}, northcott_moves, 0, 6, 2, {1, 0, 10, 0, 7, 0, 6}, 0, each_width},
    {{"divide"}, divide_moves, 2, 2, 1, {0, 0, 50}, 0, 0},
};

int main(void)
{
    for (unsigned i = 0; i < sizeof all_rules / sizeof *all_rules; i++)
        for (unsigned name = 0; name < 3 && all_rules[i].names[name]; name++)
            brute_check(&all_rules[i], all_rules[i].names[name]);
    return brute_done();
}
