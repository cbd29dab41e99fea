// SPDX-License-Identifier: MIT
// The human's turn: LEFT and RIGHT choose a part, UP and DOWN its number, OK plays the move; OK held shows a
// hint, RIGHT held takes the latest move back. An illegal move cannot be entered.
#include "ui/screens/play.h"

#include "ui/messages/move_message.h"
#include "ui/screens/choose.h"
#include "ui/screens/think.h"
#include "ui/screens/turns.h"

enum { GOAL_MS = 2000 };

static void show_hint(void)
{
    const enum verdict verdict = ui_think();
    if (verdict == PENDING)
        return;
    if (verdict == N_POSITION || verdict == DRAW) {
        ui.view.shows_move = WHOLE_MOVE;
        ui_select(0);
        show_message(verdict == DRAW ? MSG_HINT_DRAW : MSG_HINT);
    } else {
        ui_no_move();
        show_message(MSG_NO_HINT);
    }
}

static void hint(void)
{
    ui_no_move();
    ui.view.shows_move = 0;
    ui.waited = 0;
    show_hint();
}

// When the game begins, the goal is shown for GOAL_MS.
static enum screen_id tick(void)
{
    const bool goal = message_class(ui.view.message) == CLASS_GOAL;
    if (ui.thinking)
        show_hint();
    else if (goal && ui.waited >= GOAL_MS)
        show_turn_message();
    return STAY;
}

static enum screen_id press(uint8_t key)
{
    if (ui.thinking)
        ui_no_move();
    ui.thinking = false;
    if (key == KEY_OK)
        show_message(MSG_OK_OR_HINT);
    else if (ui_choose(key))
        show_move_message(false);
    else
        show_message_with(MSG_PILE_LIMIT, ui.match.position.k, 0);
    return STAY;
}

static enum screen_id act(struct event event)
{
    if (event.key == KEY_RIGHT)
        ui_undo();
    else if (event.action == KEY_HOLD)
        hint();
    else if (ui_has_move())
        return ui_play();
    else
        show_message(MSG_NOTHING_CHOSEN);
    return STAY;
}

const FLASH struct screen play_screen = {0, press, tick, act};
