// SPDX-License-Identifier: MIT
#include "ui/screens/view.h"

part_t view_after(const struct view *view, uint8_t part)
{
    const struct change *change = view->move->change;
    for (uint8_t i = 0; i < view->shows_move && i < view->move->count; i++, change++)
        if (change->part == part)
            return change->becomes;
    return view->position->part[part];
}
