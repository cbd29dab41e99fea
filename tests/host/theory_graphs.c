// SPDX-License-Identifier: MIT
// Compares tokens on random graphs with brute force: all positions of up to 3 tokens, and of 4 on a large
// graph. Also tests the search for cycles.
#include "game/theory/theories.h"
#include "host/brute/brute.h" // everything but the rules
#include "random.h"

#include <stdio.h>
#include <string.h>

enum { GRAPHS = 60, SMALL = 8, LARGE_EDGES = 60, CYCLE_GRAPHS = 20000 };

struct graph {
    unsigned vertices;
    vertex_set_t successors[VERTICES_MAX];
};

static struct graph small[GRAPHS], large;

static void edge_moves(void)
{
    for (unsigned i = 0; i < state.count; i++)
        for (unsigned v = 0; v < now.vertices; v++)
            if (now.successors[state.digit[i]] >> v & 1)
                change(add_option(), i, v);
}

// Adds the moves in which every movable token moves.
static void moves_of_all(unsigned token, unsigned *target)
{
    if (token == state.count) {
        if (memcmp(target, state.digit, token * sizeof *target) == 0)
            return;
        struct option *option = add_option();
        for (unsigned i = 0; i < state.count; i++)
            if (target[i] != state.digit[i])
                change(option, i, target[i]);
        return;
    }
    const vertex_set_t successors = now.successors[state.digit[token]];
    target[token] = state.digit[token];
    if (!successors)
        moves_of_all(token + 1, target);
    for (unsigned v = 0; v < now.vertices; v++)
        if (successors >> v & 1) {
            target[token] = v;
            moves_of_all(token + 1, target);
        }
}

static void everysg_moves(void)
{
    unsigned target[DIGITS];
    moves_of_all(0, target);
}

// Makes an acyclic graph with a random order of the vertices.
static void random_graph(struct graph *graph, unsigned vertices, unsigned edges)
{
    unsigned order[VERTICES_MAX];
    *graph = (struct graph){.vertices = vertices};
    for (unsigned i = 0; i < vertices; i++) {
        unsigned at = random_bits() % (i + 1);
        order[i] = order[at];
        order[at] = i;
    }
    for (; edges && vertices > 1; edges--) {
        unsigned from = random_bits() % vertices, to = random_bits() % vertices;
        if (order[from] > order[to])
            graph->successors[from] |= (vertex_set_t)(1u << to);
    }
}

static void sweep_graph(const struct graph *graph)
{
    size = now.vertices = graph->vertices;
    memcpy(now.successors, graph->successors, sizeof now.successors);
    brute_sweep();
}

static void each_small_graph(void)
{
    for (unsigned i = 0; i < GRAPHS; i++)
        sweep_graph(&small[i]);
}

static void the_large_graph(void)
{
    sweep_graph(&large);
}

#define ALL_OF_SMALL 0, 3, 1, {SMALL, SMALL, SMALL, SMALL}, ANY_ORDER, each_small_graph
#define LARGE 4, 4, 1, {0}, SORTED | VERDICTS_ONLY, the_large_graph

static const struct rules all_rules[] = {
    {{"dag", "mdag"}, edge_moves, ALL_OF_SMALL},
    {{"everysg"}, everysg_moves, ALL_OF_SMALL},
    {{"dag", "mdag"}, edge_moves, LARGE},
    {{"everysg"}, everysg_moves, LARGE},
};

// Each game gets other graphs.
static void check_games(void)
{
    for (unsigned i = 0; i < sizeof all_rules / sizeof *all_rules; i++)
        for (unsigned name = 0; name < 3 && all_rules[i].names[name]; name++) {
            for (unsigned n = 0; n < GRAPHS; n++) {
                const unsigned vertices = 1 + random_bits() % SMALL;
                random_graph(&small[n], vertices, random_bits() % (3 * vertices));
            }
            random_graph(&large, VERTICES_MAX, LARGE_EDGES);
            brute_check(&all_rules[i], all_rules[i].names[name]);
        }
}

// --- cycles

static bool is_cycle(const uint8_t *cycle, unsigned length)
{
    for (unsigned i = 0; i < length; i++)
        if (!(now.successors[cycle[i]] >> cycle[(i + 1) % length] & 1))
            return false;
    return length != 0;
}

// True if a vertex reaches itself, by the transitive closure.
static bool has_cycle(void)
{
    vertex_set_t reach[VERTICES_MAX];
    memcpy(reach, now.successors, sizeof reach);
    for (unsigned via = 0; via < now.vertices; via++)
        for (unsigned from = 0; from < now.vertices; from++)
            if (reach[from] >> via & 1)
                reach[from] |= reach[via];
    for (unsigned v = 0; v < now.vertices; v++)
        if (reach[v] >> v & 1)
            return true;
    return false;
}

static void check_cycles(void)
{
    unsigned with_cycle = 0;
    char what[80];
    brute_game("dag");
    for (unsigned round = 0; round < CYCLE_GRAPHS; round++) {
        uint8_t cycle[VERTICES_MAX];
        now.vertices = 1 + random_bits() % VERTICES_MAX;
        memset(now.successors, 0, sizeof now.successors);
        for (unsigned edges = random_bits() % 20; edges; edges--)
            now.successors[random_bits() % now.vertices] |=
                (vertex_set_t)(1u << random_bits() % now.vertices);
        const unsigned length = graph_cycle(&now, cycle);
        if (has_cycle() ? !is_cycle(cycle, length) : length != 0)
            brute_fail("cycle");
        with_cycle += has_cycle();
    }
    snprintf(what, sizeof what, "a cycle is found in exactly the %u of %d random graphs with a cycle",
             with_cycle, CYCLE_GRAPHS);
    brute_end_test(what);
}

int main(void)
{
    check_games();
    check_cycles();
    return brute_done();
}
