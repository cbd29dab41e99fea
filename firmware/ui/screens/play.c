// SPDX-License-Identifier: MIT
// The human's turn: LEFT and RIGHT choose a part, UP and DOWN what becomes of it, OK plays. An illegal move
// cannot be entered.
#include "ui/messages/move_message.h"
#include "ui/screens/ui.h"

enum { GOAL_MS = 2000 };

static void show_hint(void)
{
    const enum verdict verdict = ui_think();
    if (verdict == PENDING)
        return;
    if (verdict == N_POSITION || verdict == DRAW) {
        ui.view.shows_move = true;
        ui_select(0);
        show_message(verdict == DRAW ? MSG_HINT_DRAW : MSG_HINT);
    } else {
        ui_no_move();
        show_message(MSG_NO_HINT);
    }
}

void ui_hint(void)
{
    ui_no_move();
    ui.view.shows_move = false;
    ui.waited = 0;
    show_hint();
}

// The goal stands there for a while when the game begins.
static void tick(void)
{
    const bool goal = message_class(ui.view.message) == CLASS_GOAL;
    if (ui.thinking)
        show_hint();
    else if (goal && ui.waited >= GOAL_MS)
        show_turn_message();
}

static void press(uint8_t key)
{
    if (ui.thinking)
        ui_no_move();
    ui.thinking = false;
    if (key == KEY_OK)
        show_message(MSG_OK_OR_HINT);
    else if (ui_choose(key))
        show_move_message(false);
    else
        show_message_with(MSG_PILE_LIMIT, ui.position.k, 0);
}

void ui_play_move(void)
{
    if (ui_has_move())
        ui_finish_turn(true);
    else
        show_message(ui.view.shape == SHAPE_PILES ? MSG_TAKE_SOME : MSG_NOTHING_CHOSEN);
}

const FLASH struct screen play_screen = {show_turn_message, press, tick};
