// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

#include "game/position/position.h" // football_turns, SOS_O

// TAKES subtracts the chosen number from the part. PUTS replaces the part with the number.
#define TAKES .becomes = game_less, .number = game_taken
#define PUTS .becomes = game_put, .number = game_same

// Piles

static choice_t pile_subtraction_limit(const struct position *position, uint8_t pile)
{
    const part_t stones = position->part[pile];
    return stones < TAKE_MAX ? stones : TAKE_MAX;
}

bool subtraction_allows(const struct position *position, uint8_t pile, choice_t number)
{
    (void)pile;
    return position->set >> number & 1;
}

static bool mixed_allows(const struct position *position, uint8_t pile, choice_t number)
{
    (void)position;
    if (pile > 1)
        return true;
    return pile ? number & 1 : number <= 3;
}

const FLASH struct shape_rules piles_rules = {.limit = game_all, TAKES};
const FLASH struct shape_rules subtraction_piles_rules = {
    .limit = pile_subtraction_limit, .allows = subtraction_allows, TAKES};
const FLASH struct shape_rules mixed_rules = {.limit = game_all, .allows = mixed_allows, TAKES};

// One heap

static choice_t heap_at_most(const struct position *position, choice_t cap)
{
    return position->stones < cap ? position->stones : cap;
}

static choice_t heap_limit(const struct position *position, uint8_t heap)
{
    (void)heap;
    return heap_at_most(position, position->cap);
}

static choice_t heap_subtraction_limit(const struct position *position, uint8_t heap)
{
    (void)heap;
    return heap_at_most(position, TAKE_MAX);
}

const FLASH struct shape_rules heap_rules = {.limit = heap_limit, TAKES};
const FLASH struct shape_rules subtraction_heap_rules = {
    .limit = heap_subtraction_limit, .allows = subtraction_allows, TAKES};

// Coins on steps

static void stairs_follow(const struct position *position, uint8_t step, choice_t number, struct move *move)
{
    if (step)
        game_change(move, step - 1, position->part[step - 1] + number);
}

const FLASH struct shape_rules stairs_rules = {.limit = game_all, TAKES, .follow = stairs_follow};

// Two piles

static choice_t pair_limit(const struct position *position, uint8_t part)
{
    const part_t *piles = position->part;
    if (part != BOTH_PILES)
        return piles[part];
    return piles[0] < piles[1] ? piles[0] : piles[1];
}

const FLASH struct shape_rules pair_rules = {.limit = pair_limit, TAKES};

// Balls

static choice_t ball_limit(const struct position *position, uint8_t ball)
{
    const part_t turns = football_turns(position, position->part[ball]);
    const part_t longest = football_longest_turns(position);
    return turns < longest ? turns : longest;
}

static part_t ball_becomes(const struct position *position, uint8_t ball, choice_t number)
{
    return football_distance(position, football_turns(position, position->part[ball]) - number);
}

static choice_t ball_number(const struct position *position, uint8_t ball, part_t distance,
                            const struct move *move)
{
    (void)move;
    return football_turns(position, position->part[ball]) - football_turns(position, distance);
}

const FLASH struct shape_rules balls_rules = {
    .limit = ball_limit, .becomes = ball_becomes, .number = ball_number};

// A bar of chocolate

static void bar_follow(const struct position *position, uint8_t row, choice_t number, struct move *move)
{
    const part_t *cells = position->part, left = cells[row] - number;
    while (++row < position->count && cells[row] > left)
        game_change(move, row, left);
}

const FLASH struct shape_rules bar_rules = {.limit = game_all, TAKES, .follow = bar_follow};

// Coins in a row

static choice_t coin_opt_limit(const struct position *position, uint8_t coin)
{
    (void)position;
    return coin + 1;
}

static choice_t coin_must_limit(const struct position *position, uint8_t coin)
{
    (void)position;
    return coin;
}

static choice_t coin_edge_limit(const struct position *position, uint8_t coin)
{
    (void)position;
    return coin ? coin : 1;
}

static bool coin_allows(const struct position *position, uint8_t coin, choice_t other)
{
    (void)other;
    return position->part[coin];
}

static void coin_follow(const struct position *position, uint8_t coin, choice_t number, struct move *move)
{
    const uint8_t other = number - 1;
    if (other != coin)
        game_change(move, other, !position->part[other]);
}

static part_t coin_becomes(const struct position *position, uint8_t coin, choice_t other)
{
    (void)position;
    (void)coin;
    (void)other;
    return 0;
}

// Returns the number, counted from 1, of the final coin that a move turns.
static choice_t coin_number(const struct position *position, uint8_t coin, part_t tail,
                            const struct move *move)
{
    (void)position;
    (void)coin;
    (void)tail;
    return move->change[move->count - 1].part + 1;
}

#define COINS .allows = coin_allows, .becomes = coin_becomes, .number = coin_number, .follow = coin_follow
const FLASH struct shape_rules turtle_opt_rules = {COINS, .limit = coin_opt_limit};
const FLASH struct shape_rules turtle_must_rules = {COINS, .limit = coin_must_limit};
const FLASH struct shape_rules turtle_edge_rules = {COINS, .limit = coin_edge_limit};

// Tokens on a graph

static choice_t token_limit(const struct position *position, uint8_t token)
{
    (void)token;
    return position->vertices;
}

static bool token_allows(const struct position *position, uint8_t token, choice_t number)
{
    return graph_has_edge(position, position->part[token], number - 1);
}

static part_t token_becomes(const struct position *position, uint8_t token, choice_t number)
{
    (void)position;
    (void)token;
    return number - 1;
}

static choice_t token_number(const struct position *position, uint8_t token, part_t vertex,
                             const struct move *move)
{
    (void)position;
    (void)token;
    (void)move;
    return vertex + 1;
}

const FLASH struct shape_rules tokens_rules = {
    .limit = token_limit, .allows = token_allows, .becomes = token_becomes, .number = token_number};

// Men in rows

static choice_t man_limit(const struct position *position, uint8_t man)
{
    (void)man;
    return position->columns;
}

// Returns true if a man may go to this column. `retreats` allows a retreat.
static bool man_may_go(const struct position *position, uint8_t man, part_t to, bool retreats)
{
    const part_t own = position->part[man], other = position->part[man ^ 1];
    if ((man ^ position->white) & 1 || to == own || to == other)
        return false;
    const bool advances = (to < own) == (other < own);
    return (to < other) == (own < other) && (retreats || advances);
}

static bool man_allows(const struct position *position, uint8_t man, choice_t number)
{
    return man_may_go(position, man, number, false);
}

static bool man_retreat_allows(const struct position *position, uint8_t man, choice_t number)
{
    return man_may_go(position, man, number, true);
}

#define MEN .limit = man_limit, PUTS
const FLASH struct shape_rules men_rules = {MEN, .allows = man_allows};
const FLASH struct shape_rules men_retreat_rules = {MEN, .allows = man_retreat_allows};

// Letters on a strip

static choice_t letter_limit(const struct position *position, uint8_t cell)
{
    (void)position;
    (void)cell;
    return SOS_O;
}

static bool sos_is_completed(const struct position *position)
{
    const part_t *cell = position->part;
    for (uint8_t left = position->count; left > 2; left--, cell++)
        if (cell[0] == SOS_S && cell[1] == SOS_O && cell[2] == SOS_S)
            return true;
    return false;
}

static bool letter_allows(const struct position *position, uint8_t cell, choice_t letter)
{
    (void)letter;
    return position->part[cell] == SOS_EMPTY && !sos_is_completed(position);
}

const FLASH struct shape_rules letters_rules = {.limit = letter_limit, .allows = letter_allows, PUTS};

// Two boxes

static choice_t box_limit(const struct position *position, uint8_t box)
{
    return position->part[1 - box] - 1;
}

static void box_follow(const struct position *position, uint8_t box, choice_t number, struct move *move)
{
    game_change(move, 1 - box, position->part[1 - box] - number);
}

const FLASH struct shape_rules boxes_rules = {.limit = box_limit, PUTS, .follow = box_follow};
