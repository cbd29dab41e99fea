// SPDX-License-Identifier: MIT
#include "game/position/position.h"

void game_change(struct move *move, uint8_t part, part_t becomes)
{
    struct change *change = &move->change[move->count++];
    change->part = part;
    change->becomes = becomes;
}

void game_no_move(struct move *move)
{
    move->count = 0;
    move->amount = 0;
}

bool game_is_move(const struct move *move)
{
    return move->count || move->amount;
}
