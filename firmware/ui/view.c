// SPDX-License-Identifier: MIT
#include "ui/view.h"

part_t view_after(const struct view *view, uint8_t part)
{
    const struct move *move = view->move;
    if (move) {
        const struct change *change = move->change;
        for (uint8_t left = move->count; left; left--, change++)
            if (change->part == part)
                return change->becomes;
    }
    return view->position->part[part];
}

uint8_t view_gap(const struct view *view, uint8_t black)
{
    const uint8_t gap = view_after(view, black) - view_after(view, black + 1);
    return (gap & 0x80 ? -gap : gap) - 1;
}
