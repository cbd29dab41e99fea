// SPDX-License-Identifier: MIT
#include "game/rules/balls.h"

#include "game/football.h" // turns

static choice_t limit(const struct position *position, uint8_t ball)
{
    const part_t turns = football_turns(position, position->part[ball]);
    const part_t longest = football_longest_turns(position);
    return turns < longest ? turns : longest;
}

static part_t becomes(const struct position *position, uint8_t ball, choice_t turns)
{
    return football_distance(position, football_turns(position, position->part[ball]) - turns);
}

static choice_t number(const struct position *position, const struct move *move, const struct change *change)
{
    (void)move;
    return football_turns(position, position->part[change->part]) - football_turns(position, change->becomes);
}

const FLASH struct shape_rules balls_rules = {.limit = limit, .becomes = becomes, .number = number};
