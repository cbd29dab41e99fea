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

bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to)
{
    return position->successors[from] >> to & 1;
}

bool graph_add_edge(struct position *position, uint8_t from, uint8_t to)
{
    const vertex_set_t before = position->successors[from], after = before | (vertex_set_t)1 << to;
    position->successors[from] = after;
    return after != before;
}

void set_add(subtraction_set_t *set, uint8_t number)
{
    *set |= (subtraction_set_t)1 << number;
}

uint8_t set_next(subtraction_set_t set, uint8_t number)
{
    set >>= number;
    for (uint8_t next = number + 1; set >>= 1; next++)
        if (set & 1)
            return next;
    return 0;
}
