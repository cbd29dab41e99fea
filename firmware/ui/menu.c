// SPDX-License-Identifier: MIT
// The menu: LEFT and RIGHT choose a setting, UP and DOWN change it, OK starts the game.
#include "ui/ui.h"

enum item { ITEM_GAME, ITEM_K, ITEM_LAST_STONE, ITEM_START, ITEM_WHO_STARTS, ITEM_COUNT };
enum { FIRST_K = 2 };

static const FLASH uint8_t labels[ITEM_COUNT] = {WORD_GAME, WORD_PILES_A_MOVE, WORD_LAST_STONE, WORD_START,
                                                 WORD_WHO_STARTS};

static void show_setting(struct ui *ui)
{
    const struct settings *settings = &ui->settings;
    uint8_t value = 0;
    switch (ui->item) {
    case ITEM_GAME:
        value = settings->nim_k ? WORD_NIM_K : WORD_NIM;
        break;
    case ITEM_K:
        value = WORD_UP_TO;
        break;
    case ITEM_LAST_STONE:
        value = settings->misere ? WORD_LOSES : WORD_WINS;
        break;
    case ITEM_START:
        value = WORD_START_345 + settings->start;
        break;
    case ITEM_WHO_STARTS:
        value = settings->machine_first ? WORD_BOUTON : WORD_YOU;
        break;
    }
    ui->view.second = value;
    ui_message(ui, labels[ui->item], settings->k, 0);
}

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui->view.kind = VIEW_SETTING;
    ui->item = ITEM_GAME;
    show_setting(ui);
}

// n steps in the ring of first..last
static uint8_t step(uint8_t value, bool down, uint8_t first, uint8_t last)
{
    if (down)
        return value == first ? last : value - 1;
    return value == last ? first : value + 1;
}

static void change_setting(struct ui *ui, bool down)
{
    struct settings *settings = &ui->settings;
    switch (ui->item) {
    case ITEM_GAME:
        settings->nim_k = !settings->nim_k;
        break;
    case ITEM_K:
        settings->k = step(settings->k, down, FIRST_K, PILES_MAX);
        break;
    case ITEM_LAST_STONE:
        settings->misere = !settings->misere;
        break;
    case ITEM_START:
        settings->start = step(settings->start, down, START_345, START_OWN);
        break;
    case ITEM_WHO_STARTS:
        settings->machine_first = !settings->machine_first;
        break;
    }
}

static void event(struct ui *ui, struct event event, uint16_t now)
{
    if (event.action != KEY_PRESS && event.action != KEY_REPEAT)
        return;
    switch (event.key) {
    case KEY_OK:
        if (event.action == KEY_PRESS && ui->settings.start == START_OWN)
            ui_show(ui, &own_screen, now);
        else if (event.action == KEY_PRESS)
            ui_start_game(ui, now);
        return;
    case KEY_LEFT:
    case KEY_RIGHT:
        do
            ui->item = step(ui->item, event.key == KEY_LEFT, ITEM_GAME, ITEM_COUNT - 1);
        while (ui->item == ITEM_K && !ui->settings.nim_k);
        break;
    default:
        change_setting(ui, event.key == KEY_DOWN);
    }
    show_setting(ui);
}

const FLASH struct screen menu_screen = {enter, event, 0};
