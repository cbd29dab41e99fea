// SPDX-License-Identifier: MIT
// The rules of Nim and Moore's Nim_k: a move takes at least one stone from each of 1..k different piles.
#include "game/nim.h"

bool nim_legal(const struct position *position, const struct move *move)
{
    if (move->count == 0 || move->count > position->k || move->count > position->count)
        return false;
    part_set_t touched = 0;
    for (uint8_t i = 0; i < move->count; i++) {
        const struct change *change = &move->change[i];
        if (change->part >= position->count || change->becomes >= position->part[change->part])
            return false;
        part_set_t pile = (part_set_t)1 << change->part;
        if (touched & pile)
            return false;
        touched |= pile;
    }
    return true;
}
