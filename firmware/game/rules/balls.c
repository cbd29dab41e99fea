// SPDX-License-Identifier: MIT
#include "game/rules/balls.h"

#include "game/football.h" // turns

static choice_t limit(const struct position *position, uint8_t ball)
{
    const part_t turns = football_turns(position, position->part[ball]);
    const part_t longest = football_longest_turns(position);
    return turns < longest ? turns : longest;
}

const FLASH struct shape_rules balls_rules = {.meaning = TURNS, .limit = limit};
