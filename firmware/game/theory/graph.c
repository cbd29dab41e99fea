// SPDX-License-Identifier: MIT
// Tokens on a graph without cycles. A move moves one token (dag, mdag) or all tokens (everysg). The value of
// a vertex follows from the values of its successors:
//
//   PLACE   its place in an order in which successors come first
//   GRUNDY  its Grundy value
//   STEPS   its step value: how many moves a token makes from the vertex, if all tokens move
//
// An odd step value is a win for the player to move. If a successor has an even step value, the player wins
// and prolongs the game: 1 + the largest even value. Otherwise the player loses and shortens the game: 1 +
// the smallest value.
#include "game/theory/theories.h"

#include "game/search/retrograde.h" // misere play

enum value { PLACE, GRUNDY, STEPS };

static vertex_set_t set_of(uint8_t vertex)
{
    return (vertex_set_t)1 << vertex;
}

// Returns the lowest vertex in a set. The set must not be empty.
static uint8_t lowest(vertex_set_t vertices)
{
    uint8_t vertex = 0;
    for (; !(vertices & 1); vertices >>= 1)
        vertex++;
    return vertex;
}

// Computes the value of a vertex from the set of its successors' values.
static uint8_t value_after(enum value kind, vertex_set_t seen)
{
    if (kind == GRUNDY)
        return lowest(~seen);
    uint8_t steps = 0;
    for (vertex_set_t even = seen & 0x5555; even; even >>= 1)
        steps++;
    return steps || !seen ? steps : lowest(seen) + 1;
}

// Computes the values of the vertices. Returns the vertices without a value.
static vertex_set_t find_values(const struct position *position, enum value kind, uint8_t *values,
                                vertex_set_t *seen)
{
    vertex_set_t left = -1, ready;
    uint8_t place = 0;
    do {
        vertex_set_t bit = 1;
        ready = 0;
        for (uint8_t vertex = 0; vertex < position->vertices; vertex++, bit <<= 1) {
            vertex_set_t successors = position->successors[vertex], after = 0;
            if (!(left & bit) || (left & successors))
                continue;
            ready |= bit;
            for (const uint8_t *value = values; successors; successors >>= 1, value++)
                if (successors & 1)
                    after |= set_of(*value);
            if (kind == PLACE) {
                *seen++ = after;
                values[vertex] = place++;
            } else {
                values[vertex] = value_after(kind, after);
            }
        }
        left &= ~ready;
    } while (ready);
    return left;
}

// A path along vertices without a value reaches a cycle.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX])
{
    const vertex_set_t left = find_values(position, GRUNDY, cycle, 0);
    for (uint8_t start = 0; start < position->vertices; start++) {
        uint8_t vertex = start, length = 0;
        while (length < position->vertices && (left >> vertex & 1)) {
            cycle[length++] = vertex;
            vertex = lowest(position->successors[vertex] & left);
            if (vertex == start)
                return length;
        }
    }
    return 0;
}

// Writes the values of all vertices into the arena.
static void put_in_arena(const struct position *position, enum value kind)
{
    arena.owner = ARENA_FREE;
    find_values(position, kind, arena.bytes, 0);
}

static bool prepare(const struct position *position)
{
    put_in_arena(position, GRUNDY);
    return true;
}

static part_t value_of(const struct position *position, uint8_t token, choice_t number)
{
    return arena.bytes[number ? number - 1 : position->part[token]];
}

const FLASH struct sum graph_sum = {.value = value_of, .prepare = prepare};

// Searches, because Grundy values do not always decide misere play.
static enum verdict mdag_verdict(const struct position *position)
{
    uint8_t place[VERTICES_MAX];
    struct position ordered = {.count = position->count, .k = 1, .vertices = position->vertices};
    // The search needs moves that lower parts. Each part is a vertex's place in an order in which every move
    // goes down.
    find_values(position, PLACE, place, ordered.successors);
    for (uint8_t i = 0; i < position->count; i++)
        ordered.part[i] = place[position->part[i]];
    return retrograde_reply((struct search_rules){.along_edges = true}, &ordered, 0);
}

const FLASH struct outcomes mdag_outcomes = {.verdict = mdag_verdict};

// Moves every token to a vertex whose step value is smaller by 1.
static enum verdict everysg_reply(const struct position *position, struct move *move)
{
    uint8_t longest = 0;
    put_in_arena(position, STEPS);
    for (uint8_t i = 0; i < position->count; i++) {
        const uint8_t from = position->part[i], left = arena.bytes[from], left_after = left - 1;
        if (left > longest)
            longest = left;
        if (!move || !left)
            continue;
        uint8_t to = 0;
        for (vertex_set_t set = position->successors[from]; !(set & 1) || arena.bytes[to] != left_after;
             set >>= 1)
            to++;
        game_change(move, i, to);
    }
    return longest & 1 ? N_POSITION : P_POSITION;
}

static enum verdict everysg_verdict(const struct position *position)
{
    return everysg_reply(position, 0);
}

const FLASH struct outcomes everysg_outcomes = {.verdict = everysg_verdict, .reply = everysg_reply};
