// SPDX-License-Identifier: MIT
#include "ui/screens/view.h"

void walk_begin(struct walk *walk, const struct view *view)
{
    walk->view = view;
    walk->count = view->position.count;
    walk->number = NO_PART;
}

bool walk_next(struct walk *walk)
{
    const struct view *const view = walk->view;
    const uint8_t number = ++walk->number;
    if (number == walk->count)
        return false;
    walk->now = view->position.part[number];
    walk->after = view->after[number];
    walk->is_selected = number == view->selected || view->selected == view->position.count;
    return true;
}
