// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static void follow(const struct position *position, uint8_t step, choice_t number, struct move *move)
{
    if (step)
        game_change(move, step - 1, position->part[step - 1] + number);
}

const FLASH struct shape_rules stairs_rules = {
    .limit = game_all, .allows = game_any, .becomes = game_less, .number = game_taken, .follow = follow};
