// SPDX-License-Identifier: MIT
#include "game/exact.h" // misere play
#include "game/graph.h"

// Grundy values: the least that no successor has.
static void find_values(const struct position *position, uint8_t *value)
{
    uint8_t order[VERTICES_MAX];
    graph_sort(position, order);
    for (uint8_t i = 0; i < position->most; i++) {
        vertex_set_t seen = 0;
        for (uint8_t earlier = 0; earlier < i; earlier++)
            if (graph_has_edge(position, order[i], order[earlier]))
                seen |= (vertex_set_t)1 << value[order[earlier]];
        uint8_t least = 0;
        for (; seen & 1; seen >>= 1)
            least++;
        value[order[i]] = least;
    }
}

static uint8_t sum_of(const struct position *position, const uint8_t *value)
{
    uint8_t sum = 0;
    for (uint8_t i = 0; i < position->count; i++)
        sum ^= value[position->part[i]];
    return sum;
}

enum verdict dag_verdict(const struct position *position)
{
    uint8_t value[VERTICES_MAX];
    find_values(position, value);
    return sum_of(position, value) ? N_POSITION : P_POSITION;
}

static const FLASH struct game one_moves = {
    .params = PARAM_GRAPH, .shape = SHAPE_TOKENS, .allows = graph_allows};

bool dag_next_winning(const struct position *position, struct move *move)
{
    uint8_t value[VERTICES_MAX];
    find_values(position, value);
    const uint8_t sum = sum_of(position, value);
    const struct change *edge = &move->change[0];
    while (game_next(&one_moves, position, move))
        if (value[edge->becomes] == (value[position->part[edge->part]] ^ sum))
            return true;
    return false;
}

// In misere play the values are not enough: all positions of so many tokens are searched. A vertex becomes
// its place in the order, so that tokens only go down; returns how many have no successor.
static uint8_t put_in_order(const struct position *position, struct position *ordered, uint8_t *place)
{
    uint8_t order[VERTICES_MAX], sinks = 0;
    graph_sort(position, order);
    for (uint8_t i = 0; i < position->most; i++)
        place[order[i]] = i;
    *ordered = (struct position){.count = position->count, .most = position->most, .misere = true};
    for (uint8_t i = 0; i < position->count; i++)
        ordered->part[i] = place[position->part[i]];
    for (uint8_t i = 0; i < position->most; i++) {
        sinks += position->successors[order[i]] == 0;
        for (uint8_t earlier = 0; earlier < i; earlier++)
            if (graph_has_edge(position, order[i], order[earlier]))
                ordered->successors[i] |= (vertex_set_t)1 << earlier;
    }
    return sinks;
}

// Before it, one token was on a vertex with an edge to where it is now; of several tokens there the first.
static bool before(const struct position *ordered, struct exact_walk *walk)
{
    uint8_t i = 0;
    while (i < walk->count && walk->before[i] == walk->lost[i])
        i++;
    if (i == walk->count)
        i = 0;
    for (; i < walk->count; i++) {
        const bool first = i == 0 || walk->lost[i] != walk->lost[i - 1];
        for (part_t from = walk->before[i] + 1; first && from <= walk->largest; from++)
            if (graph_has_edge(ordered, from, walk->lost[i])) {
                walk->before[i] = from;
                return true;
            }
        walk->before[i] = walk->lost[i];
    }
    return false;
}

enum verdict mdag_verdict(const struct position *position)
{
    struct position ordered;
    uint8_t place[VERTICES_MAX];
    const uint8_t sinks = put_in_order(position, &ordered, place);
    return exact_verdict(&ordered, before, sinks);
}

// The positions that a move leads to are known by now, so they only have to be looked up.
bool mdag_next_winning(const struct position *position, struct move *move)
{
    struct position ordered;
    uint8_t place[VERTICES_MAX];
    const uint8_t sinks = put_in_order(position, &ordered, place);
    const struct change *edge = &move->change[0];
    while (game_next(&one_moves, position, move)) {
        part_t *token = &ordered.part[edge->part];
        *token = place[edge->becomes];
        if (exact_verdict(&ordered, before, sinks) == P_POSITION)
            return true;
        *token = place[position->part[edge->part]];
    }
    return false;
}

// Where all tokens move, the game lasts as long as the longest of its parts. Whoever moves a token to win its
// part goes to an even number of steps, the largest; who cannot goes to the smallest odd one.
static void find_steps(const struct position *position, uint8_t *steps)
{
    uint8_t order[VERTICES_MAX];
    graph_sort(position, order);
    for (uint8_t i = 0; i < position->most; i++) {
        uint8_t even = 0, odd = UINT8_MAX; // one more than so many steps
        for (uint8_t earlier = 0; earlier < i; earlier++) {
            const uint8_t after = steps[order[earlier]] + 1;
            if (!graph_has_edge(position, order[i], order[earlier]))
                continue;
            if (after & 1)
                even = after > even ? after : even;
            else
                odd = after < odd ? after : odd;
        }
        steps[order[i]] = even ? even : odd == UINT8_MAX ? 0 : odd;
    }
}

static bool lasts_odd(const struct position *position, const uint8_t *steps)
{
    uint8_t longest = 0;
    for (uint8_t i = 0; i < position->count; i++)
        if (steps[position->part[i]] > longest)
            longest = steps[position->part[i]];
    return longest & 1;
}

enum verdict everysg_verdict(const struct position *position)
{
    uint8_t steps[VERTICES_MAX];
    find_steps(position, steps);
    return lasts_odd(position, steps) ? N_POSITION : P_POSITION;
}

// Every token goes where its part of the game lasts one step less.
enum verdict everysg_reply(const struct position *position, struct move *move)
{
    uint8_t steps[VERTICES_MAX];
    find_steps(position, steps);
    for (uint8_t i = 0; i < position->count; i++) {
        const uint8_t from = position->part[i];
        uint8_t to = 0;
        while (to < position->most && !(graph_has_edge(position, from, to) && steps[to] + 1 == steps[from]))
            to++;
        if (to < position->most)
            move->change[move->count++] = (struct change){.part = i, .becomes = to};
    }
    return lasts_odd(position, steps) ? N_POSITION : P_POSITION;
}

static const FLASH struct game all_move = {
    .params = PARAM_GRAPH, .shape = SHAPE_TOKENS, .everybody = true, .allows = graph_allows};

enum { TRIES = 128 }; // of a call: so that it takes at most 5 ms on the Uno

bool everysg_next_winning(const struct position *position, struct move *move)
{
    uint8_t steps[VERTICES_MAX];
    find_steps(position, steps);
    struct position after = *position;
    for (uint8_t left = TRIES; game_next(&all_move, position, move); left--) {
        for (uint8_t i = 0; i < move->count; i++)
            after.part[move->change[i].part] = move->change[i].becomes;
        if (!lasts_odd(&after, steps))
            return true;
        move->unfinished = left == 1;
        if (move->unfinished)
            return false;
    }
    return false;
}
