// SPDX-License-Identifier: MIT
// The machine's turn. The move is shown choice by choice, so that a child can follow. Any key skips the
// remaining choices. If a move is already chosen, the machine plays it without a search.
#include "ui/screens/shared_screens.h"

#include "ui/screens/board_view.h"
#include "ui/screens/turns.h"

enum { STEP_MS = 1500 };

static void view(const struct ui *ui, struct view *view)
{
    board_view(ui, view, ui->state.shown);
}

static void enter(struct ui *ui)
{
    ui->thinking = !has_move(&ui->chosen);
    ui->state.shown = 0;
    ui_sound(ui, SOUND_MOVE);
}

// Shows the machine's next change. If all changes are shown, plays the move.
static enum screen_id show_next(struct ui *ui, uint8_t shown)
{
    if (shown && shown >= ui->chosen.move.count)
        return ui_play(ui);
    ui->state.shown = choices_max(&ui->match) > 1 ? shown + 1 : WHOLE_MOVE;
    select_change(&ui->match, &ui->chosen, shown);
    ui_tell(ui, TOLD_CHOICE);
    return STAY;
}

static enum screen_id tick(struct ui *ui)
{
    if (ui_is_thinking(ui)) {
        if (ui_search_step(ui, 0) != PENDING && ui->pressed != KEY_NONE)
            return ui_play(ui);
    } else if (ui_has_waited(ui, STEP_MS)) {
        ui_restart_wait(ui);
        ui_sound(ui, SOUND_STEP);
        return show_next(ui, ui->state.shown);
    }
    return STAY;
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    (void)key;
    return ui_is_thinking(ui) ? STAY : ui_play(ui);
}

const FLASH struct screen reply_screen = {view, enter, press, tick, 0, SHOWS_MATCH | ASKS_TO_STOP};
