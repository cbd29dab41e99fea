// SPDX-License-Identifier: MIT
// The menu: LEFT and RIGHT choose a setting, UP and DOWN change it, OK starts the game. Where the results are
// shown, UP or DOWN asks whether to reset them, and OK does. One screen has the rules, in which DOWN and UP
// turn the pages.
#include "ui/screens/shared_screens.h"

#include "ui/screens/move_message.h"
#include "storage/record.h"   // results
#include "ui/screens/setup.h" // the position to show
#include "ui/screens/title_steps.h"
#include "ui/screens/titles.h" // the games by family
#include "ui/screens/turns.h"  // starts the game

enum item {
    ITEM_GAME,
    ITEM_WHICH,
    ITEM_K,
    ITEM_CONVENTION,
    ITEM_START,
    ITEM_LANGUAGE = ITEM_START + (LANGUAGES > 1), // no item of its own where there is one language
    ITEM_PLAYERS,
    ITEM_WHO_STARTS,
    ITEM_LEVEL,
    ITEM_RULES,
    ITEM_SOUND, // this and the results: not with a kiosk, whose operator has them
    ITEM_RESULTS,
    LAST_ITEM = KIOSK ? ITEM_RULES : ITEM_RESULTS
};

static const FLASH uint8_t labels[] = {
    [ITEM_GAME] = MSG_GAME,
    [ITEM_WHICH] = MSG_WHICH,
    [ITEM_K] = MSG_PILES_A_MOVE,
    [ITEM_CONVENTION] = MSG_LAST_STONE,
    [ITEM_START] = MSG_START,
    [ITEM_PLAYERS] = MSG_PLAYERS,
    [ITEM_WHO_STARTS] = MSG_WHO_STARTS,
    [ITEM_LEVEL] = MSG_MACHINE_LEVEL,
    [ITEM_RULES] = NO_MESSAGE, // the title of the game is the label
    [ITEM_SOUND] = MSG_SOUND,
    [ITEM_RESULTS] = NO_MESSAGE, // shown below
};

// From START_WON on
static const FLASH uint8_t random_starts[] = {MSG_WON_START, MSG_TOUGH_START, MSG_RANDOM, MSG_MY_OWN};

static uint8_t item; // the setting that is shown

// True if the game has this start: one of its own, a random one, or the human's piles.
static bool has_start(uint8_t start)
{
    if (start < START_WON)
        return ui_set_start(start);
    return ui.custom_piles || start != START_CUSTOM_PILES;
}

// Shows the setting with its value; false if the game does not have this setting.
static bool show(void)
{
    const uint8_t row = ui.settings.game, shown = item;
    const FLASH struct title *title = title_of(row);
    uint8_t kind = VIEW_SETTING, label = labels[shown], value = title->name;
    if (row != ROW_MORRA)
        ui_set_up(false);
    else if (shown >= ITEM_K && shown < ITEM_RULES)
        return false;
    if ((shown == ITEM_WHO_STARTS || shown == ITEM_LEVEL || (!KIOSK && shown == ITEM_RESULTS)) &&
        ui_two_players())
        return false;
    if (!KIOSK && shown == ITEM_SOUND)
        value = ui.settings.quiet ? MSG_OFF : MSG_ON;
    if (!KIOSK && shown == ITEM_RESULTS) {
        label = MSG_WON_OF;
        value = ui.view.page ? MSG_FORGET : MSG_BEST_RUN;
    }
    if (LANGUAGES > 1 && shown == ITEM_LANGUAGE) {
        if (!has_languages())
            return false;
        label = MSG_LANGUAGE;
        value = MSG_LANGUAGE_NAME;
    }
    switch (shown) {
    case ITEM_GAME:
        value = title->family;
        break;
    case ITEM_WHICH: // also if the family has another name than its only game
        if (value == title->family && title_step(row, 1) == row)
            return false;
        break;
    case ITEM_K:
        if (ui.view.params != PARAM_K)
            return false;
        value = MSG_UP_TO;
        break;
    case ITEM_CONVENTION:
        if (!title->has_twin)
            return false;
        if (title->goal == GOAL_MOVE)
            label = MSG_LAST_MOVE;
        value = ui.settings.misere ? MSG_LOSES : MSG_WINS;
        break;
    case ITEM_START:
        if (ui.settings.start < START_WON)
            kind = VIEW_START;
        else
            value = random_starts[ui.settings.start - START_WON];
        break;
    case ITEM_PLAYERS:
        value = ui_two_players() ? MSG_TWO : MSG_ONE;
        break;
    case ITEM_LEVEL:
        value = MSG_OF_LEVELS;
        break;
    case ITEM_WHO_STARTS:
        value = ui.match.side[0] == HUMAN ? MSG_YOU : MSG_BOUTON;
        break;
    case ITEM_RULES:
        kind = VIEW_RULES;
        label = value ? value : title->family;
        value = goal_message();
    }
    ui.view.kind = kind;
    ui.view.second = value;
    show_game_message(label);
    if (shown == ITEM_LEVEL)
        ui.view.number[0] = ui.settings.level;
    if (!KIOSK && shown == ITEM_RESULTS)
        ui.task = SHOW_RESULTS;
    return true;
}

// At least one side is a human's, and the machine's has the level of the settings, though a bit of them may
// have flipped.
static void enter(void)
{
    if (ui.match.side[0] != HUMAN && ui.match.side[1] != HUMAN)
        ui.match.side[0] = HUMAN;
    ui_set_level(ui.settings.level);
    ui_no_move();
    item = ITEM_GAME;
    show();
}

static void change(struct ui *state, int8_t step)
{
    struct settings *const settings = &state->settings;
    if (item <= ITEM_WHICH) {
        settings->start = 0;
        settings->game =
            item == ITEM_GAME ? family_step(settings->game, step) : title_step(settings->game, step);
    } else if (item == ITEM_START) {
        do
            settings->start = ui_ring(settings->start, START_CUSTOM_PILES, step);
        while (!has_start(settings->start));
    } else if (item == ITEM_K) {
        settings->k = ui_ring(settings->k, PILES_MAX - FIRST_K, step);
    } else if (item == ITEM_CONVENTION) {
        settings->misere = !settings->misere;
    } else if (item == ITEM_LEVEL) {
        ui_set_level(ui_ring(settings->level - LEVEL_MIN, LEVEL_MAX - LEVEL_MIN, step) + LEVEL_MIN);
    } else if (LANGUAGES > 1 && item == ITEM_LANGUAGE) {
        language_step(step);
    } else if (!KIOSK && item == ITEM_SOUND) {
        settings->quiet = !settings->quiet;
    } else if (!KIOSK && item == ITEM_RESULTS) {
        state->view.page = !state->view.page;
    } else if (item == ITEM_PLAYERS) {
        const bool two = ui_two_players();
        ui.match.side[0] = HUMAN;
        ui.match.side[1] = two ? settings->level : HUMAN;
    } else if (item == ITEM_WHO_STARTS) {
        const uint8_t first = ui.match.side[0];
        ui.match.side[0] = ui.match.side[1];
        ui.match.side[1] = first;
    } else {
        turn_page(-step);
    }
}

static enum screen_id press(uint8_t key)
{
    const int8_t step = UI_STEP(key);
    if (key == KEY_UP || key == KEY_DOWN) {
        change(&ui, step);
        show();
        return STAY;
    }
    ui.view.page = 0;
    if (key != KEY_OK) {
        do
            item = ui_ring(item, LAST_ITEM, step);
        while (!show());
    } else if (!KIOSK && ui.view.second == MSG_FORGET) {
        show();
        ui.task = RESET_RESULTS;
    } else {
        return ui.settings.start == START_CUSTOM_PILES ? SCREEN_CUSTOM_PILES : ui_start();
    }
    return STAY;
}

const FLASH struct screen menu_screen = {.enter = enter, .press = press};
