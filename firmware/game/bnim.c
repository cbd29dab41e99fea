// SPDX-License-Identifier: MIT
// Bounded Nim. The rule "every pile mod (K+1), then Moore's Nim_m" is right where m = 1, where at most m + 1
// piles are not empty, and where no pile is above K; elsewhere it is false ((1,1,1,2) with m = 2, K = 1 is
// won), because a move can also raise a remainder. There the positions are searched.
#include "game/bnim.h"
#include "game/exact.h" // where the rule is false
#include "game/nim.h"   // piles of at most K; a move of a lost position

enum theory {
    MOORE,     // no pile above K
    NIM_SUM,   // of the remainders: m = 1
    EQUAL,     // m + 1 piles are not empty: lost when all remainders are equal
    DIVISIBLE, // at most m piles are not empty: lost when all remainders are 0
    SEARCH
};

static enum theory theory_of(const struct position *position)
{
    part_t piles = 0;
    bool above = false;
    for (uint8_t i = 0; i < position->count; i++) {
        piles += position->part[i] != 0;
        above |= position->part[i] > position->most;
    }
    if (position->most == 0)
        return DIVISIBLE;
    if (!above)
        return MOORE;
    if (position->k == 1)
        return NIM_SUM;
    return piles <= position->k ? DIVISIBLE : piles - 1 == position->k ? EQUAL : SEARCH;
}

static part_t remainder_of(const struct position *position, uint8_t pile)
{
    return position->part[pile] % (part_t)(position->most + 1);
}

static part_t remainder_sum(const struct position *position)
{
    part_t sum = 0;
    for (uint8_t i = 0; i < position->count; i++)
        sum ^= remainder_of(position, i);
    return sum;
}

// Adds to the move, if necessary, that a pile gets this remainder; false if no move can do that.
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
    move->change[move->count++] = (struct change){pile, becomes};
    return true;
}

// Makes the remainders of all piles that are not empty equal; false if that cannot be done.
static bool leave_equal(const struct position *position, part_t remainder, struct move *move)
{
    move->count = 0;
    for (uint8_t i = 0; i < position->count; i++)
        if (position->part[i] && !leave(position, i, remainder, move))
            return false;
    return move->count != 0;
}

// Of the sum of remainders: a pile gets what the others ask of it.
static bool nim_sum_next(const struct position *position, struct move *move)
{
    const part_t sum = remainder_sum(position);
    uint8_t pile = move->count ? move->change[0].part + 1 : 0;
    move->count = 0;
    for (; pile < position->count && sum; pile++)
        if (leave(position, pile, remainder_of(position, pile) ^ sum, move) && move->count)
            return true;
    return false;
}

// The first pile that is not empty and has this remainder; there must be one.
static uint8_t first_with(const struct position *position, part_t remainder)
{
    uint8_t pile = 0;
    while (position->part[pile] == 0 || remainder_of(position, pile) != remainder)
        pile++;
    return pile;
}

// Each remainder that there is, once, in the order of the piles: one of these piles stays.
static bool equal_next(const struct position *position, struct move *move)
{
    uint8_t pile = 0;
    if (move->count)
        pile = 1 + first_with(position, move->change[0].becomes % (part_t)(position->most + 1));
    for (; pile < position->count; pile++) {
        const part_t remainder = remainder_of(position, pile);
        if (position->part[pile] && first_with(position, remainder) == pile &&
            leave_equal(position, remainder, move))
            return true;
    }
    return false;
}

// Before it, piles may have been higher: at most m of them, by at most K, equal piles in the same order.
static bool before(const struct position *position, struct exact_walk *walk)
{
    const part_t *lost = walk->lost;
    part_t *before = walk->before;
    uint8_t touched = 0;
    for (uint8_t i = 0; i < walk->count; i++)
        touched += before[i] != lost[i];
    for (uint8_t i = walk->count; i--;) {
        const bool fresh = before[i] == lost[i];
        const part_t bound = i && lost[i] == lost[i - 1] ? before[i - 1] : walk->largest;
        if (before[i] < bound && before[i] - lost[i] < position->most && (!fresh || touched < position->k)) {
            before[i]++;
            return true;
        }
        before[i] = lost[i];
        touched -= !fresh;
    }
    return false;
}

enum { TRIES = 16 }; // of a call: so that it takes at most 5 ms on the Uno (tests/bench/search.c)

static const FLASH struct game rules = {.params = PARAMS_M_K, .shape = SHAPE_PILES};

// The positions that a move leads to are known by now, so they only have to be looked up.
static bool search_next(const struct position *position, struct move *move)
{
    for (uint8_t left = TRIES; left; left--) {
        struct position after = *position;
        if (!game_next(&rules, position, move))
            return false;
        game_play(&after, move);
        if (bnim_verdict(&after) == P_POSITION)
            return true;
    }
    move->unfinished = true;
    return false;
}

bool bnim_next_winning(const struct position *position, struct move *move)
{
    switch (theory_of(position)) {
    case MOORE:
        return moore_next_winning(position, move);
    case NIM_SUM:
        return nim_sum_next(position, move);
    case EQUAL:
        return equal_next(position, move);
    case DIVISIBLE:
        return move->count == 0 && leave_equal(position, 0, move);
    default:
        return search_next(position, move);
    }
}

// Without a move in the frame, because the search comes on top of it.
enum verdict bnim_verdict(const struct position *position)
{
    bool lost = true;
    part_t common = 0; // remainder of the piles that are not empty
    const enum theory theory = theory_of(position);
    switch (theory) {
    case MOORE:
        return moore_verdict(position);
    case NIM_SUM:
        lost = remainder_sum(position) == 0;
        break;
    case SEARCH:
        return exact_verdict(position, before, 0);
    default:
        for (uint8_t i = position->count; i--;)
            if (theory == EQUAL && position->part[i])
                common = remainder_of(position, i);
        for (uint8_t i = 0; i < position->count; i++)
            lost &= position->part[i] == 0 || remainder_of(position, i) == common;
    }
    return lost ? P_POSITION : N_POSITION;
}

enum verdict bnim_reply(const struct position *position, struct move *move)
{
    const bool search = theory_of(position) == SEARCH;
    const enum verdict verdict = search ? exact_reply(position, before, 0, move) : bnim_verdict(position);
    if (verdict == N_POSITION && !search)
        bnim_next_winning(position, move);
    if (verdict == P_POSITION && position->count && position->most)
        nim_take_one(position, move);
    return verdict;
}
