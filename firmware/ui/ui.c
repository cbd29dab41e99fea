// SPDX-License-Identifier: MIT
#include "ui/ui.h"

void ui_show(struct ui *ui, const FLASH struct screen *screen, uint16_t now)
{
    ui->screen = screen;
    ui->pressed = KEY_NONE;
    ui->thinking = false;
    ui->since = now;
    ui->changed = true;
    screen->enter(ui, now);
}

void ui_init(struct ui *ui, bool watchdog_reset, uint16_t now)
{
    *ui = (struct ui){.settings = {.k = 2}, .own = {3, 4, 5}};
    ui->view.position = &ui->position;
    ui->view.move = &ui->move;
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

void ui_say(struct ui *ui, uint8_t word)
{
    ui->view.word = word;
    ui->changed = true;
}

void ui_say_numbers(struct ui *ui, uint8_t word, uint8_t first, uint8_t second, uint8_t third)
{
    ui->view.number[0] = first;
    ui->view.number[1] = second;
    ui->view.number[2] = third;
    ui_say(ui, word);
}

uint8_t ui_random(struct ui *ui, uint8_t range)
{
    ui->random = ui->random * 25173u + 13849u;
    return (uint32_t)ui->random * range >> 16;
}

void ui_no_move(struct ui *ui)
{
    ui->move.count = 0;
    ui->move.amount = 0;
    ui->view.move = &ui->move;
}

bool ui_has_move(const struct ui *ui)
{
    return ui->move.count || ui->move.amount;
}
