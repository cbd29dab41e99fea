// SPDX-License-Identifier: MIT
#include "ui/view.h"

part_t view_now(const struct view *view, uint8_t part)
{
    return view->position->part[part];
}

part_t view_after(const struct view *view, uint8_t part)
{
    const struct move *move = view->move;
    if (move) {
        const struct change *change = move->change;
        for (uint8_t left = move->count; left; left--, change++)
            if (change->part == part)
                return change->becomes;
    }
    return view_now(view, part);
}
