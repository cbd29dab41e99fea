// SPDX-License-Identifier: MIT
// The rules of take, fib and dyn1: a move takes 1..cap stones. What the cap becomes, game_play knows.
#include "game/heap.h"

bool heap_legal(const struct position *position, const struct move *move)
{
    return move->count == 0 && move->amount >= 1 && move->amount <= position->cap &&
           move->amount <= position->stones;
}

bool heap_next(const struct position *position, struct move *move)
{
    if (move->amount >= position->cap || move->amount >= position->stones)
        return false;
    move->amount++;
    return true;
}
