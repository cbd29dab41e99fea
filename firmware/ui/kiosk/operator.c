// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "ui/kiosk/settings.h"
#include "ui/screens/board_view.h"
#include "ui/screens/titles.h"

// Items of the operator's menu. The settings (enum choice) come before these items.
enum item {
    ITEM_SERVICE = SETTINGS,
    ITEM_SERVICED,
    ITEM_TOTAL,
    ITEM_RESET,
    ITEM_LANGUAGES,
    ITEM_GAMES = ITEM_LANGUAGES + LANGUAGES,
    ITEM_MODULES = ITEM_GAMES + 2 * TITLED_GAMES, // last item; LEFT on the first item selects it
    ITEMS
};

static const FLASH uint8_t labels[] = {
    [CHOICE_LEVEL] = MSG_CHOICE,
    [CHOICE_SOUND] = MSG_SOUND,
    [CHOICE_START] = MSG_START,
    [CHOICE_IDLE] = MSG_IDLE,
    [CHOICE_BRIGHTNESS] = MSG_BRIGHTNESS,
    [ITEM_SERVICE] = MSG_SERVICE,
    [ITEM_SERVICED] = MSG_SERVICED,
    [ITEM_TOTAL] = MSG_TOTAL,
    [ITEM_RESET] = MSG_RESET,
};
static const FLASH uint8_t values[][VALUES] = {
    [CHOICE_LEVEL] = {MSG_PERFECTLY, MSG_GENTLY, MSG_EASILY},
    [CHOICE_SOUND] = {MSG_ON, MSG_QUIET, MSG_OFF},
    [CHOICE_START] = {MSG_FIRST, MSG_SECOND, MSG_RANDOM},
    [CHOICE_IDLE] = {MSG_S_90, MSG_S_180, MSG_S_240},
};

// How many numbers precede a level's counts: the level and its longest run of wins
enum { LEVEL_NUMBERS = 2 };
_Static_assert(NUMBERS >= 2 * COUNT_BYTES + LEVEL_NUMBERS, "a view has room for counts");

enum { FIRST_BRIGHTNESS = 3 }; // brightness step (1 to 4) for value 0 of the setting

static uint8_t place_of(uint8_t item)
{
    return (uint8_t)(item - ITEM_GAMES) / 2;
}

static bool is_count(uint8_t item)
{
    return item % 2 != ITEM_GAMES % 2;
}

static bool is_language(uint8_t item)
{
    return item >= ITEM_LANGUAGES && item < ITEM_GAMES;
}

static void add_count(uint8_t *sum, const uint8_t *count, uint8_t bytes)
{
    uint8_t carry = 0;
    while (bytes--) {
        uint8_t digits = sum[bytes] + count[bytes] + carry;
        carry = 0;
        if (digits >= HUNDRED && bytes) {
            digits -= HUNDRED;
            carry = 1;
        }
        sum[bytes] = digits;
    }
}

// Adds a game's counts to `sum`, and copies the longest run of wins. Level 0 means all levels.
static void add_game(struct results *sum, uint8_t place, uint8_t level)
{
    const struct results *result = (const void *)keeper.load(title_of(title_game(place))->record);
    for (uint8_t i = 1; result && i <= RESULT_LEVELS; i++, result++)
        if (!level || level == i) {
            add_count(sum->played, result->played, PLAYED_BYTES);
            add_count(sum->won, result->won, WON_BYTES);
            sum->best = result->best;
        }
}

// Writes digits without leading zeros. Returns the address after the last digit.
static uint8_t *put_count(uint8_t *number, const uint8_t *count, uint8_t bytes)
{
    bool leads = true; // true while all digits so far are leading zeros
    for (; bytes; bytes--, count++) {
        const uint8_t digit[] = {*count / 10, *count % 10};
        for (uint8_t i = 0; i < sizeof digit; i++) {
            leads = leads && !digit[i] && (bytes > 1 || i == 0);
            *number++ = leads ? NO_DIGIT : digit[i];
        }
    }
    return number;
}

// Shows the total counts of `games` games, beginning at index `place`.
static void put_counts(struct view *view, uint8_t level, uint8_t place, uint8_t games)
{
    struct results sum = {0};
    uint8_t *number = view->number;
    for (; games; games--, place++)
        add_game(&sum, place, level);
    if (level) {
        number[0] = level;
        number[1] = sum.best;
        number += LEVEL_NUMBERS;
    }
    number = put_count(number, sum.played, PLAYED_BYTES);
    put_count(number, sum.won, WON_BYTES);
    view->second = MSG_COUNTS;
}

static uint8_t on_or_off(bool is_on)
{
    return is_on ? MSG_ON : MSG_OFF;
}

static void show_language(const struct venue *venue, struct view *view, uint8_t language)
{
    view->language = language;
    view->message = MSG_LANGUAGE_NAME;
    view->second = on_or_off(settings_offers_language(venue, language));
}

// Shows whether the game is offered, or its counts at `level` (0: at all levels).
static void show_game(const struct venue *venue, struct view *view, uint8_t item, uint8_t level)
{
    const uint8_t place = place_of(item);
    view->message = title_of(title_game(place))->name;
    if (!is_count(item)) {
        view->second = on_or_off(settings_offers(venue, place));
        return;
    }
    put_counts(view, level, place, 1);
    if (level)
        view->message = MSG_LEVEL_RUN;
}

// Shows the brightness step, 1..4.
static void show_brightness(struct view *view, uint8_t value)
{
    view->number[0] = 1 + (value + FIRST_BRIGHTNESS - 1) % BRIGHTNESSES;
    view->second = MSG_OF_LEVELS;
}

// Shows an item that has a row in `labels`.
static void show_setting(const struct venue *venue, struct view *view, uint8_t item)
{
    const struct operating *const state = &venue->state.operating;
    view->message = labels[item];
    if (item < CHOICE_BRIGHTNESS)
        view->second = values[item][settings_value(venue, item)];
    else if (item == CHOICE_BRIGHTNESS)
        show_brightness(view, settings_value(venue, item));
    else if (item == ITEM_SERVICE)
        view->second = MSG_PRESS_UP;
    else if (item == ITEM_TOTAL)
        put_counts(view, state->level, 0, TITLED_GAMES);
    else
        view->second = state->resets ? MSG_YES : MSG_NO;
}

// Shows an item of the menu. A language is named in the language itself.
static void view(const struct ui *ui, struct view *view)
{
    const struct venue *const venue = ui_venue(ui);
    const struct operating *const state = &venue->state.operating;
    const uint8_t item = state->item;
    view->kind = VIEW_SETTING;
    view->language = settings_first_language(venue);
    if (is_language(item)) {
        show_language(venue, view, item - ITEM_LANGUAGES);
    } else if (item == ITEM_MODULES) {
        view->message = MSG_MODULES;
        view->second = MSG_PRESS_UP;
    } else if (item >= ITEM_GAMES) {
        show_game(venue, view, item, state->level);
    } else {
        show_setting(venue, view, item);
    }
}

static void go_to(struct venue *venue, uint8_t item)
{
    venue->state.operating = (struct operating){.item = item};
}

static void enter(struct ui *ui)
{
    ui_no_move(ui);
    go_to(ui_venue(ui), 0);
}

static enum screen_id change(struct venue *venue, int8_t step)
{
    struct operating *const state = &venue->state.operating;
    const uint8_t item = state->item;
    if (item == ITEM_SERVICE)
        return SCREEN_SERVICE;
    if (item == ITEM_MODULES)
        return SCREEN_MODULES;
    if (item < SETTINGS)
        settings_step(venue, item, step);
    else if (is_language(item))
        settings_toggle_language(venue, item - ITEM_LANGUAGES);
    else if (item >= ITEM_GAMES && !is_count(item))
        settings_toggle(venue, place_of(item));
    else if (item >= ITEM_GAMES)
        state->level = ui_ring(state->level, RESULT_LEVELS, step);
    state->resets = item == ITEM_RESET || item == ITEM_SERVICED;
    return REDRAW;
}

// Handles a key. OK deletes counts if the item shows "yes".
static enum screen_id press(struct ui *ui, uint8_t key)
{
    struct venue *const venue = ui_venue(ui);
    const struct operating *const state = &venue->state.operating;
    const int8_t step = UI_STEP(key);
    if (key == KEY_OK) {
        if (state->resets && state->item == ITEM_SERVICED)
            service_forget();
        else if (state->resets)
            keeper.forget(0, 0);
        return SCREEN_SPLASH;
    }
    if (key != KEY_LEFT && key != KEY_RIGHT)
        return change(venue, step);
    go_to(venue, ui_ring(state->item, ITEMS - 1, step));
    return REDRAW;
}

const FLASH struct screen operator_screen = {.view = view, .enter = enter, .press = press};
