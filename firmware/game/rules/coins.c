// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static choice_t opt_limit(const struct position *position, uint8_t coin)
{
    (void)position;
    return coin + 1;
}

static choice_t must_limit(const struct position *position, uint8_t coin)
{
    (void)position;
    return coin;
}

static choice_t edge_limit(const struct position *position, uint8_t coin)
{
    (void)position;
    return coin ? coin : 1;
}

static bool allows(const struct position *position, uint8_t coin, choice_t other)
{
    (void)other;
    return position->part[coin];
}

static void follow(const struct position *position, uint8_t coin, choice_t number, struct move *move)
{
    const uint8_t other = number - 1;
    if (other != coin)
        game_change(move, other, !position->part[other]);
}

static part_t becomes(const struct position *position, uint8_t coin, choice_t other)
{
    (void)position;
    (void)coin;
    (void)other;
    return 0;
}

// A coin that is turned alone is the other one, too.
static choice_t number(const struct position *position, uint8_t coin, part_t tail, const struct move *move)
{
    (void)position;
    (void)coin;
    (void)tail;
    return move->change[move->count - 1].part + 1;
}

#define COINS .allows = allows, .becomes = becomes, .number = number, .follow = follow
const FLASH struct shape_rules turtle_opt_rules = {COINS, .limit = opt_limit};
const FLASH struct shape_rules turtle_must_rules = {COINS, .limit = must_limit};
const FLASH struct shape_rules turtle_edge_rules = {COINS, .limit = edge_limit};
