// SPDX-License-Identifier: MIT
#include "ui/screens/ui.h"

part_t view_after(uint8_t part)
{
    if (ui.view.shows_move) {
        const struct change *change = ui.move.change;
        for (uint8_t left = ui.move.count; left; left--, change++)
            if (change->part == part)
                return change->becomes;
    }
    return ui.position.part[part];
}
