// SPDX-License-Identifier: MIT
// A walk over the parts of the position that a view shows, in their order. All displays use it.
#pragma once

#include "ui/screens/view.h"

struct walk {
    const struct view *view;
    uint8_t count, number; // number of parts; index of the current part
    part_t now, after;     // values of this part before and after the shown changes
    bool is_selected;
};

// Starts before the first part.
void walk_begin(struct walk *walk, const struct view *view);

// Goes to the next part. Returns false after the last part.
bool walk_next(struct walk *walk);
