// SPDX-License-Identifier: MIT
#include "game/cut.h" // taking from one pile
#include "game/piles.h"

static part_t mixed_after(const struct position *position, uint8_t pile, part_t taken)
{
    (void)position;
    if (pile == 0)
        return taken < 3 ? taken + 1 : 0;
    if (pile == 1)
        return (taken + 1) | 1;
    return taken + 1;
}

bool mixed_next(const struct position *position, struct move *move)
{
    return cut_next(position, move, mixed_after);
}

bool mixed_legal(const struct position *position, const struct move *move)
{
    return cut_legal(position, move, mixed_after);
}

bool stair_next(const struct position *position, struct move *move)
{
    while (cut_next(position, move, cut_after_any)) {
        const uint8_t from = move->change[0].part;
        if (from == 0)
            return true;
        const part_t taken = cut_taken(position, &move->change[0]);
        const part_t becomes = position->part[from - 1] + taken;
        move->count = 2;
        move->change[1] = (struct change){.part = from - 1, .becomes = becomes};
        if (becomes >= taken)
            return true;
    }
    return false;
}

bool stair_legal(const struct position *position, const struct move *move)
{
    const struct change *from = &move->change[0], *to = &move->change[1];
    if (move->amount || move->count == 0)
        return false;
    const part_t taken = cut_taken(position, from);
    if (taken == 0 || from->part == 0)
        return taken && move->count == 1;
    return move->count == 2 && to->part == from->part - 1 && to->becomes >= taken &&
           to->becomes - taken == position->part[to->part];
}
