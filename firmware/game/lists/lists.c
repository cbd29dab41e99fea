// SPDX-License-Identifier: MIT
// Lists of winning moves, among them the list for bounded Nim in positions where the formula holds. Without a
// list, the player (player.c) tries all legal moves.
#include "game/theory/theories.h"

static part_t remainder_of(const struct position *position, uint8_t pile)
{
    return position->part[pile] % (part_t)(position->most + 1);
}

// Makes *move leave `remainder` in a pile. Returns false if no legal take does so.
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

// Makes *move leave `remainder` in all nonempty piles. Returns false if no legal move does so.
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

// With m = 1, sets *move to the next move that leaves remainders with xor 0.
static void nim_sum_next(const struct position *position, struct move *move)
{
    const part_t sum = remainder_sum(position);
    uint8_t pile = move->count ? move->change[0].part + 1 : 0;
    move->count = 0;
    for (; pile < position->count && sum; pile++)
        if (leave(position, pile, remainder_of(position, pile) ^ sum, move) && move->count)
            return;
}

// Returns the first nonempty pile with this remainder. Such a pile must exist.
static uint8_t first_with(const struct position *position, part_t remainder)
{
    uint8_t pile = 0;
    while (position->part[pile] == 0 || remainder_of(position, pile) != remainder)
        pile++;
    return pile;
}

// Sets *move to the next move that equalizes all remainders. Needs m + 1 nonempty piles.
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

// Sets *move to the next winning move of bounded Nim.
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

// Converts distances in a move to turns, or turns to distances.
static void convert(const struct position *position, struct move *move, bool into_turns)
{
    for (uint8_t i = 0; i < move->count; i++) {
        const part_t becomes = move->change[i].becomes;
        move->change[i].becomes =
            into_turns ? football_turns(position, becomes) : football_distance(position, becomes);
    }
}

// Does what lists_next_winning does, for bounded Nim and football.
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

static const FLASH struct list {
    const FLASH struct outcomes *theory;
    bool (*next)(const struct position *position, struct move *move);
} lists[] = {{&nim_outcomes, moore_next_winning},
             {&moore_outcomes, moore_next_winning},
             {&bounded_outcomes, bounded_next_winning},
             {&sos_outcomes, sos_next_winning}};

bool lists_next_winning(const FLASH struct outcomes *theory, const struct position *position,
                        struct move *move)
{
    const FLASH struct list *const end = lists + sizeof lists / sizeof *lists;
    for (const FLASH struct list *list = lists; list != end; list++)
        if (list->theory == theory)
            return list->next(position, move);
    return false;
}
