// SPDX-License-Identifier: MIT
// The machine's turn, shown part by part so that a child can follow it. Any key skips the rest.
#include "ui/ui.h"

enum { STEP_MS = 1500 };

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui->thinking = true;
    ui->hurry = false;
    ui_say(ui, WORD_MY_TURN);
}

// Of a move on several piles, or with several tokens, one after the other is shown.
static bool is_piecewise(const struct ui *ui)
{
    return ui->position.k > 1 || ui->view.shape == SHAPE_TOKENS;
}

// Nothing of the move is to be seen yet.
static void hide(struct ui *ui)
{
    ui->view.move = 0;
    ui->item = ui->move.count;
    if (is_piecewise(ui))
        ui->move.count = 0;
}

// Shows the next part of the move; false if there is none left.
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

static void finish(struct ui *ui, uint16_t now)
{
    while (show_next(ui)) {
    }
    ui_finish_turn(ui, false, now);
}

static void tick(struct ui *ui, uint16_t now)
{
    if (ui->thinking) {
        enum verdict verdict;
        if (!ui_think(ui, &verdict, now))
            return;
        if (!ui_has_move(ui)) // no theory is beyond its limits here, but a legal move must come
            ui->view.game->next(&ui->position, &ui->move);
        hide(ui);
        if (ui->hurry)
            finish(ui, now);
    } else if ((uint16_t)(now - ui->since) >= STEP_MS) {
        ui->since = now;
        if (!show_next(ui))
            ui_finish_turn(ui, false, now);
    }
}

static void event(struct ui *ui, struct event event, uint16_t now)
{
    if (event.action != KEY_PRESS)
        return;
    if (ui->thinking)
        ui->hurry = true;
    else
        finish(ui, now);
}

const FLASH struct screen reply_screen = {enter, event, tick};
