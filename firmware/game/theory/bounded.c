// SPDX-License-Identifier: MIT
// Bounded Nim: a move takes at most K stones from each of up to m piles. The formula is: take every pile mod
// (K+1), then apply Moore's Nim_m. A winning move of Nim_m lowers at most m remainders by at most K each, so
// it is legal. The formula holds if m = 1, if at most m + 1 piles are not empty, or if no pile is above K
// (README.md). A search decides all other positions.

#include "game/position/position.h" // turns
#include "game/rules/shapes.h"
#include "game/search/retrograde.h" // search for positions in which the formula fails
#include "game/theory/theories.h"

void bounded_in_turns(struct position *position)
{
    for (uint8_t i = 0; i < position->count; i++)
        position->part[i] = football_turns(position, position->part[i]);
    position->most = football_longest_turns(position);
    position->radius = 0;
}

bool bounded_formula_holds(const struct position *turns)
{
    const part_t most = turns->most;
    uint8_t piles = 0;
    bool above = false;
    for (uint8_t i = 0; i < turns->count; i++) {
        if (turns->part[i])
            piles++;
        if (turns->part[i] > most)
            above = true;
    }
    return !above || most == 0 || turns->k == 1 || piles <= (part_t)(turns->k + 1);
}

enum verdict bounded_search(struct position *turns, struct move *move)
{
    return retrograde_reply((struct search_rules){.along_edges = false}, turns, move);
}

// Does what game_reply does, for bounded Nim. `move` may be null.
static enum verdict bounded_reply(const struct position *position, struct move *move)
{
    struct position turns = *position;
    enum verdict verdict;
    bounded_in_turns(&turns);
    const bool formula_holds = bounded_formula_holds(&turns);
    if (formula_holds) {
        for (uint8_t i = 0; i < turns.count; i++)
            turns.part[i] %= (part_t)(turns.most + 1);
        verdict = move ? moore_reply(&turns, move) : moore_verdict(&turns);
    } else {
        verdict = bounded_search(&turns, move);
    }
    if (!move)
        return verdict;
    const bool lost = verdict == P_POSITION;
    if (lost && turns.count && turns.most)
        take_one(position, move, P_POSITION);
    struct change *change = move->change;
    for (uint8_t left = move->count; left; left--, change++) {
        const uint8_t part = change->part;
        part_t becomes = football_turns(position, position->part[part]);
        if (lost)
            becomes--;
        else if (formula_holds)
            becomes -= turns.part[part] - change->becomes;
        else
            becomes = change->becomes;
        change->becomes = football_distance(position, becomes);
    }
    return verdict;
}

static enum verdict bounded_verdict(const struct position *position)
{
    return bounded_reply(position, 0);
}

const FLASH struct outcomes bounded_outcomes = {.verdict = bounded_verdict, .reply = bounded_reply};
