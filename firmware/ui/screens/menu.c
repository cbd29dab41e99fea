// SPDX-License-Identifier: MIT
// The menu. LEFT and RIGHT choose a setting, UP and DOWN change it or turn the pages of the rules. OK starts
// the game. If the menu asks a question, holding OK answers yes.
#include "ui/screens/shared_screens.h"

#include "ui/screens/board_view.h"
#include "ui/screens/titles.h"
#include "ui/screens/turns.h" // starts the game
#include "ui/screens/venue.h"

static uint8_t family(const struct ui *ui, struct view *view)
{
    (void)view;
    return ui_title(ui)->family;
}

// Chooses a game and its first start position.
static void choose_game(struct settings *settings, uint8_t game)
{
    settings->start = 0;
    settings->game = game;
}

static void step_family(struct ui *ui, int8_t step)
{
    struct settings *const settings = &ui->settings;
    choose_game(settings, family_step(ui_venue(ui), settings->game, step));
}

// Returns true if the menu shows both the family and the game.
static bool has_which(const struct ui *ui)
{
    const uint8_t game = ui->settings.game;
    const FLASH struct title *const title = ui_title(ui);
    return title->name != title->family || title_step(ui_venue(ui), game, 1) != game;
}

static uint8_t name(const struct ui *ui, struct view *view)
{
    (void)view;
    return ui_title(ui)->name;
}

static void step_which(struct ui *ui, int8_t step)
{
    struct settings *const settings = &ui->settings;
    choose_game(settings, title_step(ui_venue(ui), settings->game, step));
}

static bool has_k(const struct ui *ui)
{
    return ui->match.game->params == PARAM_K;
}

static uint8_t up_to(const struct ui *ui, struct view *view)
{
    (void)ui;
    (void)view;
    return MSG_UP_TO;
}

static void step_k(struct ui *ui, int8_t step)
{
    ui->settings.k = ui_ring(ui->settings.k, PILES_MAX - FIRST_K, step);
}

static bool has_twin(const struct ui *ui)
{
    return ui_title(ui)->has_twin;
}

static uint8_t convention(const struct ui *ui, struct view *view)
{
    if (ui_title(ui)->goal == GOAL_MOVE)
        view->message = MSG_LAST_MOVE;
    return ui->settings.misere ? MSG_LOSES : MSG_WINS;
}

static void step_convention(struct ui *ui, int8_t step)
{
    (void)step;
    ui->settings.misere = !ui->settings.misere;
}

static uint8_t start(const struct ui *ui, struct view *view)
{
    static const FLASH uint8_t random_starts[] = {MSG_WON_START, MSG_TOUGH_START, MSG_RANDOM, MSG_MY_OWN};
    const uint8_t start = ui->settings.start;
    if (start >= START_WON)
        return random_starts[start - START_WON];
    position_view(ui, view);
    view->kind = VIEW_START;
    return NO_MESSAGE;
}

static void step_start(struct ui *ui, int8_t step)
{
    const bool has_piles = ui_title(ui)->custom_piles;
    uint8_t *const start = &ui->settings.start;
    do
        *start = ui_ring(*start, has_piles ? START_CUSTOM_PILES : START_RANDOM, step);
    while (*start < START_WON && !set_start(&ui->match, *start));
}

static uint8_t players(const struct ui *ui, struct view *view)
{
    (void)view;
    return ui_two_players(ui) ? MSG_TWO : MSG_ONE;
}

static void step_players(struct ui *ui, int8_t step)
{
    (void)step;
    struct match *const match = &ui->match;
    const bool two = ui_two_players(ui);
    match->side[0] = HUMAN;
    match->side[1] = two ? ui->settings.level : HUMAN;
}

static bool has_machine(const struct ui *ui)
{
    return !ui_two_players(ui);
}

static uint8_t who_starts(const struct ui *ui, struct view *view)
{
    (void)view;
    return ui->match.side[0] == HUMAN ? MSG_YOU : MSG_BOUTON;
}

static void step_who_starts(struct ui *ui, int8_t step)
{
    (void)step;
    struct match *const match = &ui->match;
    const uint8_t first = match->side[0];
    match->side[0] = match->side[1];
    match->side[1] = first;
}

static uint8_t level(const struct ui *ui, struct view *view)
{
    view->number[0] = ui->settings.level;
    return MSG_OF_LEVELS;
}

static void step_level(struct ui *ui, int8_t step)
{
    ui_set_level(ui, ui_ring(ui->settings.level - LEVEL_MIN, LEVEL_MAX - LEVEL_MIN, step) + LEVEL_MIN);
}

static uint8_t rules(const struct ui *ui, struct view *view)
{
    rules_view(ui, view, ui->state.menu.page);
    return goal_message(ui);
}

static void step_rules(struct ui *ui, int8_t step)
{
    ui->state.menu.page = rules_turn(ui, ui->state.menu.page, -step);
}

static const FLASH struct item items[ITEMS] = {
    [ITEM_GAME] = {MSG_GAME, 0, family, step_family},
    [ITEM_WHICH] = {MSG_WHICH, has_which, name, step_which},
    [ITEM_RULES] = {NO_MESSAGE, 0, rules, step_rules},
    [ITEM_K] = {MSG_PILES_A_MOVE, has_k, up_to, step_k},
    [ITEM_CONVENTION] = {MSG_LAST_STONE, has_twin, convention, step_convention},
    [ITEM_START] = {MSG_START, 0, start, step_start},
    [ITEM_PLAYERS] = {MSG_PLAYERS, 0, players, step_players},
    [ITEM_WHO_STARTS] = {MSG_WHO_STARTS, has_machine, who_starts, step_who_starts},
    [ITEM_LEVEL] = {MSG_MACHINE_LEVEL, has_machine, level, step_level},
};

static const FLASH struct item *item_of(uint8_t number)
{
    const uint8_t of_venue = number - venue_items_at;
    if (of_venue < venue_item_count)
        return &venue_items[of_venue];
    return &items[number < venue_items_at ? number : number - venue_item_count];
}

static void view(const struct ui *ui, struct view *view)
{
    const FLASH struct item *const item = item_of(ui->state.menu.item);
    view->kind = VIEW_SETTING;
    view->message = item->label;
    show_parameters(&ui->match, view);
    view->second = item->value(ui, view);
    if (ui->refusal)
        view->message = ui->refusal;
}

static bool is_there(const struct ui *ui, uint8_t number)
{
    const FLASH struct item *const item = item_of(number);
    if (!is_match(ui->settings.game) && number >= ITEM_K)
        return false;
    return !item->is_there || item->is_there(ui);
}

static void change(struct ui *ui)
{
    if (is_match(ui->settings.game))
        ui_set_up(ui, false);
    ui->refusal = NO_MESSAGE;
}

// Opens the menu. Makes at least one side human, and sets the machine's level.
static void enter(struct ui *ui)
{
    struct match *const match = &ui->match;
    if (match->side[0] != HUMAN && match->side[1] != HUMAN)
        match->side[0] = HUMAN;
    ui_set_level(ui, ui->settings.level);
    ui_no_move(ui);
    ui->state.menu = (struct menu){.item = ITEM_GAME};
    change(ui);
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    struct menu *const state = &ui->state.menu;
    const int8_t step = UI_STEP(key);
    if (key == KEY_UP || key == KEY_DOWN) {
        item_of(state->item)->step(ui, step);
        change(ui);
        return REDRAW;
    }
    if (key == KEY_OK && state->asks)
        return STAY;
    state->page = 0;
    state->asks = false;
    if (key == KEY_OK)
        return ui->settings.start == START_CUSTOM_PILES ? SCREEN_CUSTOM_PILES : ui_start(ui);
    do
        state->item = ui_ring(state->item, ITEMS - 1 + venue_item_count, step);
    while (!is_there(ui, state->item));
    change(ui);
    return REDRAW;
}

static enum screen_id act(struct ui *ui, struct event event)
{
    struct menu *const state = &ui->state.menu;
    if (event.key == KEY_OK && event.action == KEY_HOLD && state->asks) {
        state->asks = false;
        venue_confirm(ui);
        return REDRAW;
    }
    return STAY;
}

const FLASH struct screen menu_screen = {.view = view, .enter = enter, .press = press, .act = act};
