// SPDX-License-Identifier: MIT
// A start position of one's own: up to PILES_MAX piles of up to PART_MAX stones.
#include "ui/ui.h"

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui->position.count = PILES_MAX;
    for (uint8_t i = 0; i < PILES_MAX; i++) {
        ui->position.part[i] = ui->own[i];
        ui->take[i] = 0;
    }
    ui->view.kind = VIEW_BOARD;
    ui->view.start = 0;
    ui->view.selected = 0;
    ui_message(ui, WORD_SET_PILES, 0, 0);
}

static bool no_stones(const struct position *position)
{
    for (uint8_t i = 0; i < position->count; i++)
        if (position->part[i])
            return false;
    return true;
}

static void start(struct ui *ui, uint16_t now)
{
    if (no_stones(&ui->position)) {
        ui_message(ui, WORD_NO_STONES, 0, 0);
        return;
    }
    for (uint8_t i = 0; i < PILES_MAX; i++)
        ui->own[i] = ui->position.part[i];
    ui_start_game(ui, now);
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
            ui_select(ui, event.key == KEY_LEFT);
    }
    ui_message(ui, WORD_SET_PILES, 0, 0);
}

const FLASH struct screen own_screen = {enter, event, 0};
