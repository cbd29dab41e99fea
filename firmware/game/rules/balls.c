// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

#include "game/position/football.h" // turns

static choice_t limit(const struct position *position, uint8_t ball)
{
    const part_t turns = football_turns(position, position->part[ball]);
    const part_t longest = football_longest_turns(position);
    return turns < longest ? turns : longest;
}

static part_t becomes(const struct position *position, uint8_t ball, choice_t number)
{
    return football_distance(position, football_turns(position, position->part[ball]) - number);
}

static choice_t number(const struct position *position, uint8_t ball, part_t distance,
                       const struct move *move)
{
    (void)move;
    return football_turns(position, position->part[ball]) - football_turns(position, distance);
}

const FLASH struct shape_rules balls_rules = {
    .limit = limit, .allows = game_any, .becomes = becomes, .number = number};
