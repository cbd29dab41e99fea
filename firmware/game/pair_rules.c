// SPDX-License-Identifier: MIT
#include "game/cut.h" // taking from one pile
#include "game/pair.h"

static void take_from_both(const struct position *position, struct move *move, part_t taken)
{
    move->count = 2;
    for (uint8_t i = 0; i < 2; i++)
        move->change[i] = (struct change){.part = i, .becomes = position->part[i] - taken};
}

bool wythoff_next(const struct position *position, struct move *move)
{
    part_t taken = 0;
    if (move->count == 2)
        taken = cut_taken(position, &move->change[0]);
    else if (cut_next(position, move, cut_after_any))
        return true;
    if (taken >= position->part[0] || taken >= position->part[1])
        return false;
    take_from_both(position, move, taken + 1);
    return true;
}

bool wythoff_legal(const struct position *position, const struct move *move)
{
    if (move->count != 2)
        return cut_legal(position, move, cut_after_any);
    const part_t taken = cut_taken(position, &move->change[0]);
    return move->amount == 0 && taken && taken == cut_taken(position, &move->change[1]) &&
           move->change[0].part == 0 && move->change[1].part == 1;
}

// Box `empty` gets so many of the other one.
static bool divide(const struct position *position, struct move *move, uint8_t empty, part_t gets)
{
    const uint8_t other = 1 - empty;
    if (gets >= position->part[other])
        return false;
    move->count = 2;
    move->change[0] = (struct change){.part = empty, .becomes = gets};
    move->change[1] = (struct change){.part = other, .becomes = position->part[other] - gets};
    return true;
}

bool divide_next(const struct position *position, struct move *move)
{
    const uint8_t smaller = position->part[1] < position->part[0];
    if (move->count == 0)
        return divide(position, move, smaller, 1) || divide(position, move, 1 - smaller, 1);
    const uint8_t empty = move->change[0].part;
    return divide(position, move, empty, move->change[0].becomes + 1) ||
           (empty == smaller && divide(position, move, 1 - smaller, 1));
}

bool divide_legal(const struct position *position, const struct move *move)
{
    if (move->amount || move->count != 2 || move->change[0].part > 1 || move->change[0].becomes == 0)
        return false;
    struct move legal;
    return divide(position, &legal, move->change[0].part, move->change[0].becomes) &&
           move->change[1].part == legal.change[1].part && move->change[1].becomes == legal.change[1].becomes;
}
