// SPDX-License-Identifier: MIT
#include "ui/screens/glass.h"

#include "ui/screens/screen.h"

static bool has_changed;
static struct move latest; // the move that led to the position, or none

void watch_note(void)
{
    has_changed = true;
    latest = ui.move;
}

bool watch_has_changed(void)
{
    const bool changed = has_changed;
    has_changed = false;
    return changed;
}

const struct match *watch_match(struct move *move)
{
    const bool shown = ui.screen >= SCREEN_OPENING && ui.screen <= SCREEN_RESULT;
    *move = latest;
    return shown ? &ui.match : 0;
}
