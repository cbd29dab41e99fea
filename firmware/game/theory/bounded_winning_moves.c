// SPDX-License-Identifier: MIT
// All winning moves of bounded Nim, and of balls in turns, where trying every legal move would take too long.
#include "game/theory/bounded_winning_moves.h"

#include "game/football.h"          // turns
#include "game/rules/piles.h"       // where moves are tried
#include "game/search/retrograde.h" // where no rule is known
#include "game/theory/bounded.h"
#include "game/theory/moore_winning_moves.h" // piles of at most K

static part_t remainder_of(const struct position *position, uint8_t pile)
{
    return position->part[pile] % (part_t)(position->most + 1);
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
    game_change(move, pile, becomes);
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

static part_t remainder_sum(const struct position *position)
{
    part_t sum = 0;
    for (uint8_t i = 0; i < position->count; i++)
        sum ^= remainder_of(position, i);
    return sum;
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

enum { TRIES = 2 }; // of a call: less than 1 ms on the Uno (tests/bench/search.c)

static const FLASH struct game tried = {.params = PARAMS_M_K, .rules = &bounded_rules};

// The positions that a move leads to are known by now, so they only have to be looked up.
static bool search_next(const struct position *position, struct move *move)
{
    while (move->tried < TRIES) {
        struct position after = *position;
        move->tried++;
        if (!game_next(&tried, position, move))
            return false;
        game_play(&after, move);
        if (retrograde_reply(MOVES_TAKE, &after, 0) == P_POSITION)
            return true;
    }
    move->unfinished = true;
    return false;
}

static bool next_in_turns(const struct position *turns, struct move *move)
{
    uint8_t piles = 0;
    for (uint8_t i = 0; i < turns->count; i++)
        piles += turns->part[i] != 0;
    if (!bounded_formula_holds(turns))
        return search_next(turns, move);
    if (turns->k == 1)
        return nim_sum_next(turns, move);
    if (piles <= turns->k)
        return move->count == 0 && leave_equal(turns, 0, move);
    if (piles == turns->k + 1)
        return equal_next(turns, move);
    return moore_next_winning(turns, move);
}

// What piles become, in turns where it is in distances, or the other way round.
static void convert(const struct position *position, struct move *move, bool into_turns)
{
    for (uint8_t i = 0; i < move->count; i++) {
        const part_t becomes = move->change[i].becomes;
        move->change[i].becomes =
            into_turns ? football_turns(position, becomes) : football_distance(position, becomes);
    }
}

bool bounded_next_winning(const struct position *position, struct move *move)
{
    struct position turns;
    bounded_in_turns(position, &turns);
    convert(position, move, true);
    const bool found = next_in_turns(&turns, move);
    convert(position, move, false);
    return found;
}
