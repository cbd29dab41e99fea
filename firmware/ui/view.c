// SPDX-License-Identifier: MIT
#include "ui/view.h"

part_t view_after(const struct view *view, uint8_t part)
{
    for (uint8_t i = 0; view->move && i < view->move->count; i++)
        if (view->move->change[i].part == part)
            return view->move->change[i].becomes;
    return view->position->part[part];
}

uint8_t view_gap(const struct view *view, uint8_t black)
{
    const part_t one = view_after(view, black), other = view_after(view, black + 1);
    return (one < other ? other - one : one - other) - 1;
}
