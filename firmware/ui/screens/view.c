// SPDX-License-Identifier: MIT
#include "ui/screens/view.h"

#include "ui/screens/screen.h" // the move

part_t view_after(const struct view *view, uint8_t part)
{
    const struct change *change = ui.move.change;
    for (uint8_t i = 0; i < view->shows_move && i < ui.move.count; i++, change++)
        if (change->part == part)
            return change->becomes;
    return view->position->part[part];
}

part_t ui_after(uint8_t part)
{
    return view_after(&ui.view, part);
}
