// SPDX-License-Identifier: MIT
// A start position of one's own: piles of up to PART_MAX stones.
#include "ui/titles.h" // how many piles
#include "ui/ui.h"

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui_set_up(ui); // for the number of piles, should it matter
    if (titles[ui->settings.game].own == OWN_ANY)
        ui->position.count = PILES_MAX;
    for (uint8_t i = 0; i < ui->position.count; i++)
        ui->position.part[i] = ui->own[i];
    ui_no_move(ui);
    ui->view.kind = VIEW_BOARD;
    ui->view.start = 0;
    ui->view.selected = 0;
    ui_say(ui, WORD_SET_PILES);
}

static void start(struct ui *ui, uint16_t now)
{
    for (uint8_t i = 0; i < ui->position.count; i++)
        ui->own[i] = ui->position.part[i];
    if (ui_start_game(ui, now))
        return;
    const bool over = game_is_over(ui->view.game, &ui->position);
    const uint8_t selected = ui->view.selected;
    enter(ui, now);
    ui->view.selected = selected;
    ui_say(ui, over ? WORD_NO_STONES : WORD_TOO_LARGE);
}

static void event(struct ui *ui, struct event event, uint16_t now)
{
    part_t *pile = &ui->position.part[ui->view.selected];
    if (event.action != KEY_PRESS && event.action != KEY_REPEAT)
        return;
    switch (event.key) {
    case KEY_OK:
        if (event.action == KEY_PRESS)
            start(ui, now);
        return;
    case KEY_UP:
        *pile = *pile == PART_MAX ? 0 : *pile + 1;
        break;
    case KEY_DOWN:
        *pile = *pile == 0 ? PART_MAX : *pile - 1;
        break;
    default:
        if (event.action == KEY_PRESS)
            ui_select(ui, event.key == KEY_RIGHT);
    }
    ui_say(ui, WORD_SET_PILES);
}

const FLASH struct screen own_screen = {enter, event, 0};
