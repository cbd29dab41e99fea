// SPDX-License-Identifier: MIT
#include "game/bnim.h"
#include "game/nim.h" // without the bound

bool bnim_next(const struct position *position, struct move *move)
{
    return nim_next_up_to(position, move, position->most);
}

bool bnim_legal(const struct position *position, const struct move *move)
{
    if (!nim_legal(position, move))
        return false;
    for (uint8_t i = 0; i < move->count; i++)
        if (position->part[move->change[i].part] - move->change[i].becomes > position->most)
            return false;
    return true;
}
