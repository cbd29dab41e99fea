// SPDX-License-Identifier: MIT
#include "ui/screens/watch.h"

#include "ui/screens/screen.h"

static bool has_changed;  // since it was last told
static struct move moved; // the latest move, or none

void watch_note(const struct move *move)
{
    has_changed = true;
    game_no_move(&moved);
    if (move)
        moved = *move;
}

static bool shows_match(void)
{
    return ui.screen >= SCREEN_PLAY && ui.screen <= SCREEN_RESULT;
}

const struct match *watch_fetch(bool again, struct position *before, struct move *move)
{
    if (!(has_changed || again) || !shows_match())
        return 0;
    has_changed = false;
    *move = moved;
    // The log has what the latest move has changed. A reply that is being searched goes on.
    const uint8_t phase = ui.match.phase;
    const bool back = game_is_move(move) && match_undo(&ui.match);
    *before = ui.match.position;
    if (back)
        match_redo(&ui.match);
    ui.match.phase = phase;
    return &ui.match;
}
