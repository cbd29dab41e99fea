// SPDX-License-Identifier: MIT
#include "ui/screens/ui.h"

struct ui ui;

void ui_show(const FLASH struct screen *screen)
{
    ui.screen = screen;
    ui.pressed = KEY_NONE;
    ui.thinking = false;
    ui.waited = 0;
    ui.changed = true;
    screen->enter();
}

void ui_init(bool watchdog_reset, uint16_t now)
{
    ui = (struct ui){.now = now, .view = {.position = &ui.position, .move = &ui.move}};
    ui_set_up(false);
    ui_keep_piles();
    ui_show(&splash_screen);
    if (watchdog_reset)
        ui.view.second = MSG_WATCHDOG;
}

uint8_t ui_random(uint8_t range)
{
    ui.random = ui.random * 25173u + 13849u;
    return (uint16_t)((uint8_t)(ui.random >> 8) * range) >> 8;
}

bool ui_event(struct event event, uint16_t now)
{
    ui.changed = false;
    if (event.action == KEY_PRESS) {
        ui.pressed = event.key;
        ui.random += now;
    }
    if (event.key == KEY_LEFT && event.action == KEY_HOLD)
        ui_show(&menu_screen);
    else if (event.key != ui.pressed)
        return ui.changed;
    else if (event.action == KEY_PRESS || (event.action == KEY_REPEAT && event.key < KEY_LEFT))
        ui.screen->press(event.key);
    else if (event.key == KEY_OK && ui.screen == &play_screen) {
        if (event.action == KEY_TAP)
            ui_play_move();
        else if (event.action == KEY_HOLD)
            ui_hint();
    }
    return ui.changed;
}

bool ui_tick(uint16_t now)
{
    ui.changed = false;
    ui.waited += (uint8_t)(now - ui.now);
    ui.now = now;
    if (ui.screen->tick)
        ui.screen->tick();
    return ui.changed;
}

void show_message(uint8_t message)
{
    ui.view.message = message;
    ui.changed = true;
}

void show_message_with(uint8_t message, uint8_t first, uint8_t second)
{
    ui.view.number[0] = first;
    ui.view.number[1] = second;
    show_message(message);
}

uint8_t ui_ring(uint8_t value, uint8_t last, int8_t step)
{
    value += step;
    if (value <= last)
        return value;
    return step < 0 ? last : 0;
}

void ui_no_move(void)
{
    ui.move.count = 0;
    ui.move.amount = 0;
    ui.move.unfinished = false;
    ui.view.selected = NO_PART;
    ui.view.shows_move = true;
}

bool ui_has_move(void)
{
    return (ui.move.count | ui.move.amount) != 0;
}
