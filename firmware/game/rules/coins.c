// SPDX-License-Identifier: MIT
#include "game/rules/coins.h"

static choice_t limit(const struct position *position, uint8_t coin)
{
    (void)position;
    return coin + 1;
}

static bool is_alone(uint8_t coin, choice_t other)
{
    return coin == other - 1;
}

static bool opt_allows(const struct position *position, uint8_t coin, choice_t other)
{
    (void)other;
    return position->part[coin];
}

static bool must_allows(const struct position *position, uint8_t coin, choice_t other)
{
    return position->part[coin] && !is_alone(coin, other);
}

static bool edge_allows(const struct position *position, uint8_t coin, choice_t other)
{
    return position->part[coin] && (coin == 0 || !is_alone(coin, other));
}

static part_t becomes(const struct position *position, uint8_t coin, choice_t other)
{
    (void)position;
    (void)coin;
    (void)other;
    return 0;
}

static void follow(const struct position *position, uint8_t coin, choice_t other, struct move *move)
{
    if (!is_alone(coin, other))
        game_change(move, other - 1, !position->part[other - 1]);
}

static choice_t number(const struct position *position, const struct move *move, const struct change *change)
{
    (void)position;
    (void)change;
    return move->change[move->count - 1].part + (choice_t)1;
}

#define COINS .limit = limit, .becomes = becomes, .number = number, .follow = follow
const FLASH struct shape_rules turtle_opt_rules = {COINS, .allows = opt_allows};
const FLASH struct shape_rules turtle_must_rules = {COINS, .allows = must_allows};
const FLASH struct shape_rules turtle_edge_rules = {COINS, .allows = edge_allows};
