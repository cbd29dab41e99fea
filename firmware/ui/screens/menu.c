// SPDX-License-Identifier: MIT
// The menu: LEFT and RIGHT choose a setting, UP and DOWN change it, OK starts the game. Where the results are
// shown, UP or DOWN asks whether to reset them, and OK held does. DOWN and UP turn the pages of the rules.
#include "ui/screens/shared_screens.h"

#include "ui/screens/move_message.h"
#include "storage/record.h"    // results
#include "ui/screens/result.h" // whether results are kept
#include "ui/screens/setup.h"  // the position to show
#include "ui/screens/titles.h"
#include "ui/screens/turns.h" // starts the game

enum item {
    ITEM_GAME,
    ITEM_WHICH,
    ITEM_RULES,
    ITEM_K, // this and the following ones: not with Morra
    ITEM_CONVENTION,
    ITEM_START,
    ITEM_LANGUAGE,
    ITEM_PLAYERS,
    ITEM_WHO_STARTS,
    ITEM_LEVEL,
    ITEM_SOUND, // this and the results: not with a kiosk, whose operator has them
    ITEM_RESULTS,
    LAST_ITEM = KIOSK ? ITEM_LEVEL : ITEM_RESULTS
};

struct row {
    uint8_t label;          // the message above the value; NO_MESSAGE: `value` shows one
    bool (*is_there)(void); // whether the game has this setting; null: each has
    uint8_t (*value)(void); // returns the message below; what else it needs it puts into the view
    void (*step)(int8_t step);
};

static uint8_t item; // the setting that is shown

static const FLASH struct title *title(void)
{
    return title_of(ui.settings.game);
}

static uint8_t family(void)
{
    return title()->family;
}

static void step_family(int8_t step)
{
    ui.settings.start = 0;
    ui.settings.game = family_step(ui.settings.game, step);
}

// Also if the family has another name than its only game.
static bool has_which(void)
{
    const uint8_t game = ui.settings.game;
    return title()->name != family() || title_step(game, 1) != game;
}

static uint8_t name(void)
{
    return title()->name;
}

static void step_which(int8_t step)
{
    ui.settings.start = 0;
    ui.settings.game = title_step(ui.settings.game, step);
}

static bool has_k(void)
{
    return ui.view.params == PARAM_K;
}

static uint8_t up_to(void)
{
    return MSG_UP_TO;
}

static void step_k(int8_t step)
{
    ui.settings.k = ui_ring(ui.settings.k, PILES_MAX - FIRST_K, step);
}

static bool has_twin(void)
{
    return title()->has_twin;
}

static uint8_t convention(void)
{
    if (title()->goal == GOAL_MOVE)
        ui.view.message = MSG_LAST_MOVE;
    return ui.settings.misere ? MSG_LOSES : MSG_WINS;
}

static void step_convention(int8_t step)
{
    (void)step;
    ui.settings.misere = !ui.settings.misere;
}

// True if the game has this start: one of its own, a random one, or the human's piles.
static bool has_start(uint8_t start)
{
    if (start < START_WON)
        return ui_set_start(start);
    return ui.custom_piles || start != START_CUSTOM_PILES;
}

static uint8_t start(void)
{
    static const FLASH uint8_t random_starts[] = {MSG_WON_START, MSG_TOUGH_START, MSG_RANDOM, MSG_MY_OWN};
    if (ui.settings.start < START_WON) {
        ui.view.kind = VIEW_START;
        return NO_MESSAGE;
    }
    return random_starts[ui.settings.start - START_WON];
}

static void step_start(int8_t step)
{
    do
        ui.settings.start = ui_ring(ui.settings.start, START_CUSTOM_PILES, step);
    while (!has_start(ui.settings.start));
}

static uint8_t language(void)
{
    return MSG_LANGUAGE_NAME;
}

static uint8_t players(void)
{
    return ui_two_players() ? MSG_TWO : MSG_ONE;
}

static void step_players(int8_t step)
{
    (void)step;
    const bool two = ui_two_players();
    ui.match.side[0] = HUMAN;
    ui.match.side[1] = two ? ui.settings.level : HUMAN;
}

static bool has_machine(void)
{
    return !ui_two_players();
}

static uint8_t who_starts(void)
{
    return ui.match.side[0] == HUMAN ? MSG_YOU : MSG_BOUTON;
}

static void step_who_starts(int8_t step)
{
    (void)step;
    const uint8_t first = ui.match.side[0];
    ui.match.side[0] = ui.match.side[1];
    ui.match.side[1] = first;
}

static uint8_t level(void)
{
    ui.view.number[0] = ui.settings.level;
    return MSG_OF_LEVELS;
}

static void step_level(int8_t step)
{
    ui_set_level(ui_ring(ui.settings.level - LEVEL_MIN, LEVEL_MAX - LEVEL_MIN, step) + LEVEL_MIN);
}

static uint8_t rules(void)
{
    ui.view.kind = VIEW_RULES;
    ui.view.message = title_rules(title());
    return goal_message();
}

static void step_rules(int8_t step)
{
    turn_page(-step);
}

static uint8_t sound(void)
{
    return ui.settings.quiet ? MSG_OFF : MSG_ON;
}

static void step_sound(int8_t step)
{
    (void)step;
    ui.settings.quiet = !ui.settings.quiet;
}

static uint8_t results(void)
{
    ui.task = SHOW_RESULTS;
    return ui.view.page ? MSG_FORGET : MSG_BEST_RUN;
}

static bool has_results(void)
{
    return has_machine() && result_record();
}

// On page 1 it is asked whether to forget them.
static bool asks_to_forget(void)
{
    return item == ITEM_RESULTS && ui.view.page;
}

static void step_results(int8_t step)
{
    (void)step;
    ui.view.page = !ui.view.page;
}

static const FLASH struct row rows[] = {
    [ITEM_GAME] = {MSG_GAME, 0, family, step_family},
    [ITEM_WHICH] = {MSG_WHICH, has_which, name, step_which},
    [ITEM_RULES] = {NO_MESSAGE, 0, rules, step_rules},
    [ITEM_K] = {MSG_PILES_A_MOVE, has_k, up_to, step_k},
    [ITEM_CONVENTION] = {MSG_LAST_STONE, has_twin, convention, step_convention},
    [ITEM_START] = {MSG_START, 0, start, step_start},
    [ITEM_LANGUAGE] = {MSG_LANGUAGE, has_languages, language, language_step},
    [ITEM_PLAYERS] = {MSG_PLAYERS, 0, players, step_players},
    [ITEM_WHO_STARTS] = {MSG_WHO_STARTS, has_machine, who_starts, step_who_starts},
    [ITEM_LEVEL] = {MSG_MACHINE_LEVEL, has_machine, level, step_level},
    [ITEM_SOUND] = {MSG_SOUND, 0, sound, step_sound},
    [ITEM_RESULTS] = {MSG_WON_OF, has_results, results, step_results},
};

// Shows the setting with its value; false if the game does not have this setting.
static bool show(void)
{
    const FLASH struct row *const row = &rows[item];
    if (!is_morra(ui.settings.game))
        ui_set_up(false);
    else if (item >= ITEM_K && item < ITEM_SOUND)
        return false;
    if (row->is_there && !row->is_there())
        return false;
    ui.view.kind = VIEW_SETTING;
    show_game_message(row->label);
    ui.view.second = row->value();
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

static enum screen_id press(uint8_t key)
{
    const int8_t step = UI_STEP(key);
    if (key == KEY_UP || key == KEY_DOWN) {
        rows[item].step(step);
        show();
        return STAY;
    }
    if (key == KEY_OK && asks_to_forget())
        return STAY;
    ui.view.page = 0;
    if (key == KEY_OK)
        return ui.settings.start == START_CUSTOM_PILES ? SCREEN_CUSTOM_PILES : ui_start();
    do
        item = ui_ring(item, LAST_ITEM, step);
    while (!show());
    return STAY;
}

static enum screen_id act(struct event event)
{
    if (event.key == KEY_OK && event.action == KEY_HOLD && asks_to_forget()) {
        ui.view.page = 0;
        show();
        ui.task = RESET_RESULTS;
    }
    return STAY;
}

const FLASH struct screen menu_screen = {.enter = enter, .press = press, .act = act};
