// SPDX-License-Identifier: MIT
#include "game/cut.h"

part_t cut_after_any(const struct position *position, uint8_t pile, part_t taken)
{
    (void)position;
    (void)pile;
    return taken + 1;
}

part_t cut_taken(const struct position *position, const struct change *change)
{
    if (change->part >= position->count || change->becomes >= position->part[change->part])
        return 0;
    return position->part[change->part] - change->becomes;
}

bool cut_next(const struct position *position, struct move *move, cut_after_t *after)
{
    uint8_t pile = 0;
    part_t taken = 0;
    if (move->count) {
        pile = move->change[0].part;
        taken = cut_taken(position, &move->change[0]);
    }
    for (; pile < position->count; pile++) {
        const part_t stones = position->part[pile];
        taken = after(position, pile, taken);
        if (taken && taken <= stones) {
            move->count = 1;
            move->change[0] = (struct change){.part = pile, .becomes = stones - taken};
            return true;
        }
        taken = 0;
    }
    return false;
}

bool cut_legal(const struct position *position, const struct move *move, cut_after_t *after)
{
    if (move->amount || move->count != 1)
        return false;
    part_t taken = cut_taken(position, &move->change[0]);
    return taken && after(position, move->change[0].part, taken - 1) == taken;
}
