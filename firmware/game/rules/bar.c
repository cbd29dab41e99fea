// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static void follow(const struct position *position, uint8_t row, choice_t number, struct move *move)
{
    const part_t *cells = position->part, left = cells[row] - number;
    while (++row < position->count && cells[row] > left)
        game_change(move, row, left);
}

const FLASH struct shape_rules bar_rules = {
    .limit = game_all, .allows = game_any, .becomes = game_less, .number = game_taken, .follow = follow};
