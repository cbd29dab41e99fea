// SPDX-License-Identifier: MIT
// Bounded Nim. The formula "every pile mod (K+1), then Moore's Nim_m" holds if m = 1, if at most m + 1 piles
// are not empty, or if no pile is above K. Otherwise it is false, as a move can also raise a remainder:
// (1,1,1,2) with m = 2, K = 1 is an N-position. Such positions are searched.
#include "game/theory/bounded.h"

#include "game/position/football.h" // turns
#include "game/rules/shapes.h"
#include "game/search/retrograde.h" // where the formula is false
#include "game/theory/moore.h"

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

// A winning move of Nim_m on the remainders lowers at most m of them, each by at most K, so it is legal.
// `move` may be null.
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

static part_t remainder_of(const struct position *position, uint8_t pile)
{
    return position->part[pile] % (part_t)(position->most + 1);
}

// Adds the change that gives the pile this remainder, if it is another one; false if no move can do that.
static bool leave(const struct position *position, uint8_t pile, part_t remainder, struct move *move)
{
    const part_t stones = position->part[pile], now = remainder_of(position, pile);
    if (remainder == now)
        return true;
    if (remainder > position->most || (remainder > now && stones <= position->most))
        return false;
    part_t becomes = stones - now + remainder;
    if (remainder > now)
        becomes -= position->most + 1;
    game_change(move, pile, becomes);
    return true;
}

// Sets *move, which is no move yet, to the move that gives all piles that are not empty this remainder; false
// and no move if there is none.
static bool leave_equal(const struct position *position, part_t remainder, struct move *move)
{
    for (uint8_t i = 0; i < position->count; i++) {
        if (position->part[i] && !leave(position, i, remainder, move)) {
            move->count = 0;
            break;
        }
    }
    return move->count;
}

static part_t remainder_sum(const struct position *position)
{
    part_t sum = 0;
    for (uint8_t i = 0; i < position->count; i++)
        sum ^= remainder_of(position, i);
    return sum;
}

// As next_winning for m = 1: the one-pile moves that make the xor of the remainders 0.
static void nim_sum_next(const struct position *position, struct move *move)
{
    const part_t sum = remainder_sum(position);
    uint8_t pile = move->count ? move->change[0].part + 1 : 0;
    move->count = 0;
    for (; pile < position->count && sum; pile++)
        if (leave(position, pile, remainder_of(position, pile) ^ sum, move) && move->count)
            return;
}

// Returns the first pile that is not empty and has this remainder; there must be one.
static uint8_t first_with(const struct position *position, part_t remainder)
{
    uint8_t pile = 0;
    while (position->part[pile] == 0 || remainder_of(position, pile) != remainder)
        pile++;
    return pile;
}

// As next_winning for m + 1 piles that are not empty: their remainders become equal. At least one pile stays,
// so its remainder is tried, each remainder once.
static void equal_next(const struct position *position, struct move *move)
{
    uint8_t pile = 0;
    if (move->count)
        pile = 1 + first_with(position, move->change[0].becomes % (part_t)(position->most + 1));
    move->count = 0;
    for (; pile < position->count; pile++) {
        const part_t remainder = remainder_of(position, pile);
        if (position->part[pile] && first_with(position, remainder) == pile &&
            leave_equal(position, remainder, move))
            return;
    }
}

static void next_in_turns(const struct position *turns, struct move *move)
{
    uint8_t piles = 0;
    for (uint8_t i = 0; i < turns->count; i++)
        piles += turns->part[i] != 0;
    if (turns->k == 1)
        nim_sum_next(turns, move);
    else if (piles > turns->k + 1)
        moore_next_winning(turns, move);
    else if (piles == turns->k + 1)
        equal_next(turns, move);
    else if (move->count == 0)
        leave_equal(turns, 0, move);
    else
        move->count = 0;
}

// Converts the changes of the move from distances into turns, or back.
static void convert(const struct position *position, struct move *move, bool into_turns)
{
    for (uint8_t i = 0; i < move->count; i++) {
        const part_t becomes = move->change[i].becomes;
        move->change[i].becomes =
            into_turns ? football_turns(position, becomes) : football_distance(position, becomes);
    }
}

// As next_winning of struct outcomes, where the formula holds and trying every legal move would take too
// long.
static bool bounded_next_winning(const struct position *position, struct move *move)
{
    struct position turns = *position;
    bounded_in_turns(&turns);
    if (!bounded_formula_holds(&turns))
        return false;
    convert(position, move, true);
    next_in_turns(&turns, move);
    convert(position, move, false);
    return true;
}

const FLASH struct outcomes bounded_outcomes = {.verdict = bounded_verdict,
                                                .reply = bounded_reply,
                                                .next_winning = LISTS_BY_THEORY ? bounded_next_winning : 0};
