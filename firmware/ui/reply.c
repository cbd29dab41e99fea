// SPDX-License-Identifier: MIT
// The machine's turn, shown choice by choice so that a child can follow it. Any key skips the rest.
#include "ui/ui.h"

enum { STEP_MS = 1500 };

static void enter(struct ui *ui)
{
    ui->thinking = true;
    ui->view.move = 0;
    ui_say(ui, WORD_MY_TURN);
}

static void finish(struct ui *ui)
{
    ui->move.count = ui->item;
    ui_finish_turn(ui, false);
}

// Begins to show the move that has been found.
static void begin(struct ui *ui)
{
    ui->item = ui->move.count;
    if (game_choices_max(ui->view.game, &ui->position) > 1) // each of them is one change
        ui->move.count = 0;
}

// The next choice of the move, if there is one left.
static void show_next(struct ui *ui)
{
    const uint8_t count = ui->move.count, next = count < ui->item ? count : 0;
    if (ui->view.move && count == ui->item) {
        finish(ui);
        return;
    }
    ui->view.move = &ui->move;
    if (count < ui->item)
        ui->move.count++;
    ui_select(ui, next);
    ui_tell_move(ui, true);
}

static void tick(struct ui *ui)
{
    if (ui->thinking) {
        if (ui_think(ui) == THINKING)
            return;
        begin(ui);
        if (ui->pressed != KEY_NONE)
            finish(ui);
    } else if (ui->waited >= STEP_MS) {
        ui->waited = 0;
        show_next(ui);
    }
}

static void press(struct ui *ui, uint8_t key)
{
    (void)key;
    if (!ui->thinking)
        finish(ui);
}

const FLASH struct screen reply_screen = {enter, press, tick};
