// SPDX-License-Identifier: MIT
// The menu: LEFT and RIGHT choose a setting, UP and DOWN change it, OK starts the game. Its last screen has
// the rules.
#include "ui/screens/title_steps.h"
#include "ui/screens/titles.h" // the games by family
#include "ui/screens/ui.h"

enum item { ITEM_GAME, ITEM_WHICH, ITEM_K, ITEM_CONVENTION, ITEM_START, ITEM_WHO_STARTS, ITEM_RULES };

static const FLASH uint8_t labels[] = {
    [ITEM_GAME] = MSG_GAME,      [ITEM_WHICH] = MSG_WHICH,
    [ITEM_K] = MSG_PILES_A_MOVE, [ITEM_CONVENTION] = MSG_LAST_STONE,
    [ITEM_START] = MSG_START,    [ITEM_WHO_STARTS] = MSG_WHO_STARTS,
    [ITEM_RULES] = NO_MESSAGE, // the title is shown with them
};

// Shows the setting with its value; false if the game has nothing to choose there.
static bool show(void)
{
    const uint8_t row = ui.settings.game, item = ui.item;
    const FLASH struct title *title = title_of(row);
    uint8_t kind = VIEW_SETTING, label = labels[item], value = title->name;
    if (row != ROW_MORRA)
        ui_set_up(false);
    else if (item >= ITEM_K && item != ITEM_RULES)
        return false;
    switch (item) {
    case ITEM_GAME:
        value = title->family;
        break;
    case ITEM_WHICH: // also where the family is called otherwise
        if (value == title->family && title_step(row, 1) == row)
            return false;
        break;
    case ITEM_K:
        if (ui.view.params != PARAM_K)
            return false;
        value = MSG_UP_TO;
        break;
    case ITEM_CONVENTION:
        if (!title->misere_twin)
            return false;
        if (ui.view.shape == SHAPE_TOKENS)
            label = MSG_LAST_MOVE;
        value = ui.settings.misere ? MSG_LOSES : MSG_WINS;
        break;
    case ITEM_START:
        if (ui.settings.start < START_RANDOM)
            kind = VIEW_START;
        value = ui.settings.start == START_OWN ? MSG_MY_OWN : MSG_RANDOM;
        break;
    case ITEM_WHO_STARTS:
        value = ui.settings.machine_first ? MSG_BOUTON : MSG_YOU;
        break;
    case ITEM_RULES:
        kind = VIEW_RULES;
        label = value ? value : title->family;
    }
    ui.view.kind = kind;
    ui.view.second = value;
    const uint8_t number = ui.view.params == PARAM_MAX ? ui.position.cap : ui.position.k;
    show_message_with(label, number, ui.position.most);
    return true;
}

static void enter(void)
{
    ui_no_move();
    ui.item = ITEM_GAME;
    show();
}

static void change(int8_t step)
{
    struct settings *settings = &ui.settings;
    const uint8_t item = ui.item;
    if (item <= ITEM_WHICH) {
        settings->start = 0;
        settings->game =
            item == ITEM_GAME ? family_step(settings->game, step) : title_step(settings->game, step);
    } else if (item == ITEM_START) {
        // those of the row are followed by those that stand at the end of the numbers
        do
            settings->start = ui_ring(settings->start, START_OWN, step);
        while (settings->start >= START_RANDOM ? !ui.own
                                               : !game_start(ui.view.game, settings->start, &ui.position));
    } else if (item == ITEM_K) {
        settings->k = ui_ring(settings->k, PILES_MAX - FIRST_K, step);
    } else if (item == ITEM_CONVENTION) {
        settings->misere = !settings->misere;
    } else if (item == ITEM_WHO_STARTS) {
        settings->machine_first = !settings->machine_first;
    }
}

static void press(uint8_t key)
{
    const int8_t step = UI_STEP(key);
    if (key == KEY_OK && ui.settings.start == START_OWN) {
        ui_show(&own_screen);
    } else if (key == KEY_OK) {
        ui_start_game();
    } else if (key == KEY_LEFT || key == KEY_RIGHT) {
        do
            ui.item = ui_ring(ui.item, ITEM_RULES, step);
        while (!show());
    } else {
        change(step);
        show();
    }
}

const FLASH struct screen menu_screen = {enter, press, 0};
