// SPDX-License-Identifier: MIT
#include "ui/screens/watch.h"

#include "game/in_register.h"
#include "ui/screens/screen.h"

static bool has_changed;   // since it was last told
static struct move latest; // the move that led to the position, or none

void watch_note(void)
{
    if (!CONSOLE_GLASS)
        return;
    has_changed = true;
    latest = ui.move;
}

static bool shows_match(void)
{
    return ui.screen >= SCREEN_PLAY && ui.screen <= SCREEN_RESULT;
}

const struct match *watch_fetch(bool again, struct position *before, struct move *move)
{
    struct match *const match = IN_REGISTER(&ui.match);

    if (!(has_changed || again) || !shows_match())
        return 0;
    has_changed = false;
    *move = latest;
    // The log has what the latest move has changed. A reply that is being searched goes on.
    const uint8_t phase = match->phase;
    move->found = game_is_move(move) && match_undo(match);
    *before = match->position;
    if (move->found)
        match_redo(match);
    match->phase = phase;
    return match;
}
