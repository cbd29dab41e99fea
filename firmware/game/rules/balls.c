// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

#include "game/position/football.h" // turns

static choice_t limit(const struct position *position, uint8_t ball)
{
    const part_t turns = football_turns(position, position->part[ball]);
    const part_t longest = football_longest_turns(position);
    return turns < longest ? turns : longest;
}

static part_t convert(const struct position *position, uint8_t ball, part_t value, const struct move *move)
{
    const part_t turns = football_turns(position, position->part[ball]);
    return move ? turns - football_turns(position, value) : football_distance(position, turns - value);
}

const FLASH struct shape_rules balls_rules = {.limit = limit, .allows = game_any, .convert = convert};
