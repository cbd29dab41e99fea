// SPDX-License-Identifier: MIT
#include "ui/screens/watch.h"

#include "ui/screens/screen.h"

static bool has_changed;   // since it was last told
static struct move latest; // the move that led to the position, or none

void watch_note(void)
{
    has_changed = true;
    latest = ui.move;
}

static bool shows_match(void)
{
    return ui.screen >= SCREEN_PLAY && ui.screen <= SCREEN_RESULT;
}

const struct match *watch_fetch(bool again, struct move *move)
{
    if (!(has_changed || again) || !shows_match())
        return 0;
    has_changed = false;
    *move = latest;
    move->found = game_is_move(move);
    return &ui.match;
}
