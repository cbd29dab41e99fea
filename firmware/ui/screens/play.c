// SPDX-License-Identifier: MIT
// The human's turn: LEFT and RIGHT choose a part, UP and DOWN what becomes of it, OK plays. An illegal move
// cannot be entered.
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
        ui_say(verdict == DRAW ? WORD_HINT_DRAW : WORD_HINT);
    } else {
        ui_no_move();
        ui_say(WORD_NO_HINT);
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
    const bool goal = ui.view.word >= WORD_LAST_STONE_WINS && ui.view.word <= WORD_SOS_WINS;
    if (ui.thinking)
        show_hint();
    else if (goal && ui.waited >= GOAL_MS)
        ui_tell_turn();
}

static void press(uint8_t key)
{
    if (ui.thinking)
        ui_no_move();
    ui.thinking = false;
    if (key == KEY_OK)
        ui_say(WORD_OK_OR_HINT);
    else if (ui_choose(key))
        ui_tell_move(false);
    else
        ui_say_numbers(WORD_PILE_LIMIT, ui.position.k, 0);
}

void ui_play_move(void)
{
    if (ui_has_move())
        ui_finish_turn(true);
    else
        ui_say(ui.view.shape == SHAPE_PILES ? WORD_TAKE_SOME : WORD_NOTHING_CHOSEN);
}

const FLASH struct screen play_screen = {ui_tell_turn, press, tick};
