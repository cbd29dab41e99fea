// SPDX-License-Identifier: MIT
// Tokens on a graph: whether values decide misere play, and facts for the game in which all tokens move
#include "game/explain/facts.h"

#include "game/games.h"
#include "game/theory/theories.h"

bool values_decide(const struct position *position)
{
    vertex_set_t reached = 0, ones = 0;
    graph_sum.prepare(position);
    for (uint8_t i = 0; i < position->count; i++)
        reached |= 1u << position->part[i];
    for (uint8_t round = 0; round < position->vertices; round++)
        for (uint8_t vertex = 0; vertex < position->vertices; vertex++)
            if (reached >> vertex & 1)
                reached |= position->successors[vertex];
    for (uint8_t vertex = 0; vertex < position->vertices; vertex++)
        if (graph_sum.value(position, 0, vertex + 1) == 1)
            ones |= 1u << vertex;
    for (uint8_t vertex = 0; vertex < position->vertices; vertex++) {
        const vertex_set_t successors = position->successors[vertex];
        const bool is_zero = graph_sum.value(position, 0, vertex + 1) == 0;
        if (reached >> vertex & 1 && is_zero && successors && !(successors & ones))
            return false;
    }
    return true;
}

// Sends one fact for each token. Equal tokens get only one fact.
static bool send_each_token(struct steps *steps)
{
    const FLASH struct game *const game = steps->step.reason->game;
    const struct position *const position = steps->position;
    const value_bits_t even = 0x55555555;
    game_verdict(game, position); // computes the step value of each vertex
    for (uint8_t token = 0; token < position->count; token++) {
        const value_bits_t after = fact_values_after(game, &graph_sum, position, token);
        steps->step.number[2] = after;
        if (after && !fact_is_repeated(game, position, token) &&
            send_step(steps, after & even ? FACT_PROLONGS : FACT_SHORTENS, position->part[token],
                      graph_sum.value(position, token, 0)))
            return true;
    }
    return false;
}

bool token_facts(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    uint8_t longest = 0;
    if (send_each_token(steps))
        return true;
    for (uint8_t i = 1; i < reason->count; i++)
        if (reason->number[i] > reason->number[longest])
            longest = i;
    const stones_t moves = reason->number[longest];
    return reason->count && (send_step(steps, FACT_LASTS, steps->position->part[longest], moves) ||
                             send_step(steps, moves % 2 ? FACT_MOVER_ENDS : FACT_OTHER_ENDS, moves, 0));
}
