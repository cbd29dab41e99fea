// SPDX-License-Identifier: MIT
#include "ui/screens/view.h"

part_t view_after(const struct view *view, uint8_t part)
{
    if (view->shows_move) {
        const struct change *change = view->move->change;
        for (uint8_t left = view->move->count; left; left--, change++)
            if (change->part == part)
                return change->becomes;
    }
    return view->position->part[part];
}
