// SPDX-License-Identifier: MIT
#include "ui/ui.h"

void ui_show(struct ui *ui, const FLASH struct screen *screen, uint16_t now)
{
    ui->screen = screen;
    ui->pressed = KEY_NONE;
    ui->since = now;
    ui->changed = true;
    screen->enter(ui, now);
}

void ui_init(struct ui *ui, bool watchdog_reset, uint16_t now)
{
    *ui = (struct ui){.settings = {.k = 2}, .own = {3, 4, 5}};
    ui->view.position = &ui->position;
    ui->view.take = ui->take;
    ui_show(ui, &splash_screen, now);
    if (watchdog_reset)
        ui->view.second = WORD_WATCHDOG;
}

bool ui_event(struct ui *ui, struct event event, uint16_t now)
{
    ui->changed = false;
    if (event.action == KEY_PRESS) {
        ui->pressed = event.key;
        ui->random = ui->random * 25173u + 13849u + now;
    }
    if (event.key == KEY_LEFT && event.action == KEY_HOLD && ui->screen != &splash_screen)
        ui_show(ui, &menu_screen, now);
    else if (event.key == ui->pressed)
        ui->screen->event(ui, event, now);
    return ui->changed;
}

bool ui_tick(struct ui *ui, uint16_t now)
{
    ui->changed = false;
    if (ui->screen->tick)
        ui->screen->tick(ui, now);
    return ui->changed;
}

void ui_message(struct ui *ui, uint8_t word, uint8_t first, uint8_t second)
{
    ui->view.word = word;
    ui->view.number[0] = first;
    ui->view.number[1] = second;
    ui->changed = true;
}

void ui_select(struct ui *ui, bool left)
{
    const uint8_t last = ui->position.count - 1;
    uint8_t pile = ui->view.selected;
    if (left)
        ui->view.selected = pile == 0 || pile == NO_PILE ? last : pile - 1;
    else
        ui->view.selected = pile >= last ? 0 : pile + 1;
}
