// SPDX-License-Identifier: MIT
// The machine's turn, shown choice by choice so that a child can follow it, or a human's move that does not
// come from the keys. Any key skips the rest.
#include "ui/screens/shared_screens.h"

#include "ui/screens/move_message.h"
#include "ui/screens/choose.h"
#include "ui/screens/sound.h"
#include "ui/screens/search_step.h"
#include "ui/screens/turns.h"

enum { STEP_MS = 1500 };

static void enter(void)
{
    ui.thinking = !ui_has_move();
    ui.view.shows_move = 0;
    sound_set(SOUND_MOVE);
}

// Shows the next choice of the move, or plays the move after the last one. Where a move makes several
// choices, each is one change.
static enum screen_id show_next(struct ui *state)
{
    const uint8_t shown = state->view.shows_move;
    if (shown && shown >= state->move.count)
        return ui_play();
    state->view.shows_move = ui_choices_max() > 1 ? shown + 1 : WHOLE_MOVE;
    ui_select(shown);
    show_move_message(match_player(&ui.match) != HUMAN);
    return STAY;
}

static enum screen_id tick(void)
{
    if (ui.thinking) {
        if (ui_search_step(0) != PENDING && ui.pressed != KEY_NONE)
            return ui_play();
    } else if (ui.waited >= STEP_MS) {
        ui.waited = 0;
        sound_set(SOUND_STEP);
        return show_next(&ui);
    }
    return STAY;
}

static enum screen_id press(uint8_t key)
{
    (void)key;
    return ui.thinking ? STAY : ui_play();
}

const FLASH struct screen reply_screen = {.enter = enter, .press = press, .tick = tick};
