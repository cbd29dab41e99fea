// SPDX-License-Identifier: MIT
#include "game/cut.h" // taking from one pile
#include "game/set.h"
#include "game/subtraction.h"

bool sub_next(const struct position *position, struct move *move)
{
    uint8_t take = set_next(position->set, move->amount);
    if (take == 0 || take > position->stones)
        return false;
    move->amount = take;
    return true;
}

static part_t take_after(const struct position *position, uint8_t pile, part_t taken)
{
    (void)pile;
    return set_next(position->set, taken);
}

bool subsum_next(const struct position *position, struct move *move)
{
    return cut_next(position, move, take_after);
}
