// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static choice_t limit(const struct position *position, uint8_t box)
{
    return position->part[1 - box] - 1;
}

static void follow(const struct position *position, uint8_t box, choice_t number, struct move *move)
{
    game_change(move, 1 - box, position->part[1 - box] - number);
}

const FLASH struct shape_rules boxes_rules = {
    .limit = limit, .allows = game_any, .becomes = game_put, .number = game_same, .follow = follow};
