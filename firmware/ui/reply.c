// SPDX-License-Identifier: MIT
// The machine's turn, shown pile by pile so that a child can follow it. Any key skips the rest.
#include "ui/ui.h"

enum { STEP_MS = 1500 };

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    struct move move;
    game_reply(ui->game, &ui->position, &move);
    for (uint8_t i = 0; i < PILES_MAX; i++)
        ui->reply[i] = 0;
    for (uint8_t i = 0; i < move.count; i++) {
        uint8_t pile = move.change[i].part;
        ui->reply[pile] = ui->position.part[pile] - move.change[i].becomes;
    }
    ui_message(ui, WORD_MY_TURN, 0, 0);
}

// Shows the next pile that it takes from; false if there is none left.
static bool show_next(struct ui *ui)
{
    for (uint8_t i = 0; i < ui->position.count; i++) {
        if (ui->reply[i] == ui->take[i])
            continue;
        ui->take[i] = ui->reply[i];
        ui->view.selected = i;
        ui_message(ui, WORD_I_TAKE, ui->take[i], i + 1);
        return true;
    }
    return false;
}

static void tick(struct ui *ui, uint16_t now)
{
    if ((uint16_t)(now - ui->since) < STEP_MS)
        return;
    ui->since = now;
    if (!show_next(ui))
        ui_finish_turn(ui, false, now);
}

static void event(struct ui *ui, struct event event, uint16_t now)
{
    if (event.action != KEY_PRESS)
        return;
    while (show_next(ui)) {
    }
    ui_finish_turn(ui, false, now);
}

const FLASH struct screen reply_screen = {enter, event, tick};
