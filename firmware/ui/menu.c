// SPDX-License-Identifier: MIT
// The menu: LEFT and RIGHT choose a setting, UP and DOWN change it, OK starts the game. Its last screen has
// the rules.
#include "ui/titles.h" // the games by family
#include "ui/ui.h"

// In the order of their words.
enum item { ITEM_GAME, ITEM_WHICH, ITEM_K, ITEM_CONVENTION, ITEM_START, ITEM_WHO_STARTS, ITEM_RULES };
enum { FIRST_K = 2 };

// Has the game something to choose there?
static bool has_item(const struct ui *ui)
{
    const uint8_t row = ui->settings.game;
    switch (ui->item) {
    case ITEM_WHICH: // also where the family is called otherwise
        return title_step(row, true) != row || titles[row].word != titles[row].family;
    case ITEM_K:
        return row != ROW_MORRA && games[row].params == PARAM_K;
    case ITEM_CONVENTION:
        return has_misere(row);
    case ITEM_START:
    case ITEM_WHO_STARTS:
        return row != ROW_MORRA;
    }
    return true;
}

static void show(struct ui *ui)
{
    const struct settings *settings = &ui->settings;
    const FLASH struct title *title = &titles[settings->game];
    uint8_t label = WORD_GAME + ui->item, value = 0, number = settings->k;
    ui->view.kind = VIEW_SETTING;
    if (settings->game != ROW_MORRA)
        ui_set_up(ui);
    switch (ui->item) {
    case ITEM_GAME:
        value = title->family ? title->family : WORD_FAMILY_MORE;
        break;
    case ITEM_WHICH:
        value = title->word;
        break;
    case ITEM_K:
        value = WORD_UP_TO;
        break;
    case ITEM_CONVENTION:
        if (ui->view.shape == SHAPE_TOKENS)
            label = WORD_LAST_MOVE;
        value = settings->misere ? WORD_LOSES : WORD_WINS;
        break;
    case ITEM_START:
        if (settings->start < START_RANDOM)
            ui->view.kind = VIEW_START;
        value = settings->start == START_RANDOM ? WORD_RANDOM : WORD_MY_OWN;
        break;
    case ITEM_WHO_STARTS:
        value = settings->machine_first ? WORD_BOUTON : WORD_YOU;
        break;
    case ITEM_RULES:
        ui->view.kind = VIEW_TITLE;
        if (title->word)
            label = title->word + 1;
        value = label + 1;
        number = ui->view.params == PARAM_MAX ? ui->position.cap : ui->position.k;
    }
    ui->view.second = value;
    ui_say_numbers(ui, label, number, ui->position.most, 0);
}

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui_no_move(ui);
    ui->item = ITEM_GAME;
    show(ui);
}

// One step in the ring of first..last
static uint8_t step(uint8_t value, bool up, uint8_t first, uint8_t last)
{
    if (up)
        return value == last ? first : value + 1;
    return value == first ? last : value - 1;
}

// The start positions of the row are followed by those that stand at the end of the numbers.
static void step_start(struct ui *ui, bool up)
{
    const bool own = titles[ui->settings.game].own;
    uint8_t count = 0;
    while (game_start(ui->view.game, count, &ui->position))
        count++;
    do
        ui->settings.start += up ? 1 : -1;
    while (ui->settings.start >= count && (!own || ui->settings.start < START_RANDOM));
}

static void change_setting(struct ui *ui, bool up)
{
    struct settings *settings = &ui->settings;
    switch (ui->item) {
    case ITEM_GAME:
        settings->game = family_step(settings->game, up);
        settings->start = 0;
        break;
    case ITEM_WHICH:
        settings->game = title_step(settings->game, up);
        settings->start = 0;
        break;
    case ITEM_K:
        settings->k = step(settings->k, up, FIRST_K, PILES_MAX);
        break;
    case ITEM_CONVENTION:
        settings->misere = !settings->misere;
        break;
    case ITEM_START:
        step_start(ui, up);
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
            ui->item = step(ui->item, event.key == KEY_RIGHT, ITEM_GAME, ITEM_RULES);
        while (!has_item(ui));
        break;
    default:
        change_setting(ui, event.key == KEY_UP);
    }
    show(ui);
}

const FLASH struct screen menu_screen = {enter, event, 0};
