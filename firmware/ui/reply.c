// SPDX-License-Identifier: MIT
// The machine's turn, shown choice by choice so that a child can follow it. Any key skips the rest.
#include "ui/ui.h"

enum { STEP_MS = 1500 };

static void enter(struct ui *ui)
{
    ui->thinking = true;
    ui_say(ui, WORD_MY_TURN);
}

// Nothing of the move is to be seen yet.
static void hide(struct ui *ui)
{
    ui->view.move = 0;
    ui->item = ui->move.count;
    if (game_choices_max(ui->view.game, &ui->position) > 1) // each of them is one change
        ui->move.count = 0;
}

// Shows the next choice of the move; false if there is none left.
static bool show_next(struct ui *ui)
{
    if (ui->view.move && ui->move.count == ui->item)
        return false;
    ui->view.move = &ui->move;
    if (ui->move.count < ui->item)
        ui->view.selected = ui->move.change[ui->move.count++].part;
    else
        ui_select_move(ui);
    ui_tell_move(ui, true);
    return true;
}

static void finish(struct ui *ui)
{
    ui->move.count = ui->item;
    ui_finish_turn(ui, false);
}

static void tick(struct ui *ui)
{
    if (ui->thinking) {
        if (ui_think(ui) == THINKING)
            return;
        if (!ui_has_move(ui)) // no theory is beyond its limits here, but a legal move must come
            game_next(ui->view.game, &ui->position, &ui->move);
        hide(ui);
        if (ui->pressed != KEY_NONE)
            finish(ui);
    } else if ((uint16_t)(ui->now - ui->since) >= STEP_MS) {
        ui->since = ui->now;
        if (!show_next(ui))
            finish(ui);
    }
}

static void press(struct ui *ui, uint8_t key)
{
    (void)key;
    if (!ui->thinking)
        finish(ui);
}

const FLASH struct screen reply_screen = {enter, press, tick};
