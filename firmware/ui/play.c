// SPDX-License-Identifier: MIT
// The human's turn: LEFT and RIGHT choose a part, UP and DOWN what becomes of it, OK plays. An illegal move
// cannot be entered.
#include "ui/ui.h"

enum { GOAL_MS = 2000 };

static void show_hint(struct ui *ui)
{
    const enum verdict verdict = ui_think(ui);
    if (verdict == THINKING)
        return;
    if (verdict == N_POSITION || verdict == DRAW) {
        ui->view.move = &ui->move;
        ui_select(ui, 0);
        ui_say(ui, verdict == DRAW ? WORD_HINT_DRAW : WORD_HINT);
    } else {
        ui_no_move(ui);
        ui_say(ui, WORD_NO_HINT);
    }
}

void ui_hint(struct ui *ui)
{
    ui_no_move(ui);
    ui->view.move = 0;
    ui->waited = 0;
    show_hint(ui);
}

// The goal stands there for a while when the game begins.
static void tick(struct ui *ui)
{
    const bool goal = ui->view.word >= WORD_LAST_STONE_WINS && ui->view.word <= WORD_SOS_WINS;
    if (ui->thinking)
        show_hint(ui);
    else if (goal && ui->waited >= GOAL_MS)
        ui_tell_turn(ui);
}

static void press(struct ui *ui, uint8_t key)
{
    if (ui->thinking)
        ui_no_move(ui);
    ui->thinking = false;
    if (key == KEY_OK)
        ui_say(ui, WORD_OK_OR_HINT);
    else if (ui_choose(ui, key))
        ui_tell_move(ui, false);
    else
        ui_say_numbers(ui, WORD_PILE_LIMIT, ui->position.k, 0);
}

void ui_play_move(struct ui *ui)
{
    if (ui_has_move(ui))
        ui_finish_turn(ui, true);
    else
        ui_say(ui, ui->view.shape == SHAPE_PILES ? WORD_TAKE_SOME : WORD_NOTHING_CHOSEN);
}

const FLASH struct screen play_screen = {ui_tell_turn, press, tick};
