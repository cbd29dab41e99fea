// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "ui/messages/messages.h"
#include "ui/screens/titles.h"
#include "ui/kiosk/settings.h"

// The items after those of enum choice.
enum item {
    ITEM_TEST = SETTINGS,
    ITEM_TOTAL,
    ITEM_RESET,
    ITEM_LANGUAGES,
    ITEM_GAMES = ITEM_LANGUAGES + LANGUAGES,
    ITEM_MODULES = ITEM_GAMES + 2 * TITLED_GAMES, // before the first one: found without reading
    ITEMS
};

static const FLASH uint8_t labels[] = {
    [CHOICE_LEVEL] = MSG_CHOICE,
    [CHOICE_SOUND] = MSG_SOUND,
    [CHOICE_START] = MSG_FIRST_PILES,
    [CHOICE_IDLE] = MSG_IDLE,
    [CHOICE_BRIGHTNESS] = MSG_BRIGHTNESS,
    [ITEM_TEST] = MSG_TEST,
    [ITEM_TOTAL] = MSG_TOTAL,
    [ITEM_RESET] = MSG_RESET,
};
static const FLASH uint8_t values[][VALUES] = {
    [CHOICE_LEVEL] = {MSG_PERFECTLY, MSG_GENTLY, MSG_EASILY},
    [CHOICE_SOUND] = {MSG_ON, MSG_QUIET, MSG_OFF},
    [CHOICE_START] = {MSG_FIRST, MSG_SECOND, MSG_RANDOM},
    [CHOICE_IDLE] = {MSG_S_90, MSG_S_180, MSG_S_240},
};

// A level and its best run come before the counts of that level.
enum { LEVEL_NUMBERS = 2 };
_Static_assert(NUMBERS >= 2 * COUNT_BYTES + LEVEL_NUMBERS, "a view has room for counts");

enum { FIRST_BRIGHTNESS = 3 }; // the step of value 0

static uint8_t item;  // the item that is shown
static uint8_t level; // whose counts are shown; 0: all levels together
static bool resets;   // OK sets all counts to 0, which the reset's item answers with "yes"

static uint8_t place_of_item(void)
{
    return (uint8_t)(item - ITEM_GAMES) / 2;
}

static bool is_count(void)
{
    return item % 2 != ITEM_GAMES % 2;
}

static bool is_language(void)
{
    return item >= ITEM_LANGUAGES && item < ITEM_GAMES;
}

static void add_count(uint8_t *sum, const uint8_t *count)
{
    uint8_t carry = 0;
    for (uint8_t i = COUNT_BYTES; i--;) {
        uint8_t digits = sum[i] + count[i] + carry;
        carry = 0;
        if (digits >= HUNDRED && i != WON) {
            digits -= HUNDRED;
            carry = 1;
        }
        sum[i] = digits;
    }
}

// Adds the counts of the game at this place: of a level, or of all of them.
static void add_game(uint8_t *sum, uint8_t place)
{
    const uint8_t *result = settings_records()->read(title_of(title_game(place))->record);
    for (uint8_t i = 1; result && i <= RESULT_LEVELS; i++, result += RESULT_BYTES)
        if (!level || level == i) {
            add_count(sum, result);
            ui.view.number[1] = result[BEST];
        }
}

// Puts the digits of a count, two in each byte, into these numbers of the view, and returns those behind
// them.
static uint8_t *put_count(uint8_t *number, const uint8_t *count, uint8_t bytes)
{
    bool leads = true; // only zeros until now
    for (; bytes; bytes--, count++) {
        const uint8_t digit[] = {*count / 10, *count % 10};
        for (uint8_t i = 0; i < sizeof digit; i++) {
            leads = leads && !digit[i] && (bytes > 1 || i == 0);
            *number++ = leads ? NO_DIGIT : digit[i];
        }
    }
    return number;
}

// Puts the sums of the counts of this many games, from this place on, into the view.
static void put_counts(uint8_t place, uint8_t games)
{
    uint8_t sum[COUNT_BYTES] = {0}, *number = ui.view.number;
    number[1] = 0;
    for (; games; games--, place++)
        add_game(sum, place);
    if (level) {
        *number = level;
        number += LEVEL_NUMBERS;
    }
    number = put_count(number, sum, WON);
    put_count(number, sum + WON, COUNT_BYTES - WON);
}

// Puts the step of the brightness into the view, and returns the message for it.
static uint8_t put_brightness(void)
{
    ui.view.number[0] = 1 + (settings_value(CHOICE_BRIGHTNESS) + FIRST_BRIGHTNESS - 1) % BRIGHTNESSES;
    return MSG_OF_LEVELS;
}

// The item of a language is shown in it, all others in the language of the place.
static void show(void)
{
    uint8_t label, value = MSG_COUNTS;
    settings_first_language();
    if (is_language()) {
        const uint8_t language = item - ITEM_LANGUAGES;
        message_set_language(language);
        label = MSG_LANGUAGE_NAME;
        value = settings_offers_language(language) ? MSG_ON : MSG_OFF;
    } else if (item == ITEM_MODULES) {
        label = MSG_MODULES;
        value = MSG_TEST_STARTS;
    } else if (item >= ITEM_GAMES) {
        const uint8_t place = place_of_item();
        label = title_of(title_game(place))->name;
        if (is_count()) {
            put_counts(place, 1);
            if (level)
                label = MSG_LEVEL_RUN;
        } else {
            value = settings_offers(place) ? MSG_ON : MSG_OFF;
        }
    } else {
        label = labels[item];
        if (item < CHOICE_BRIGHTNESS)
            value = values[item][settings_value(item)];
        else if (item == CHOICE_BRIGHTNESS)
            value = put_brightness();
        else if (item == ITEM_TEST)
            value = MSG_TEST_STARTS;
        else if (item == ITEM_TOTAL)
            put_counts(0, TITLED_GAMES);
        else
            value = resets ? MSG_YES : MSG_NO;
    }
    ui.view.kind = VIEW_SETTING;
    ui.view.second = value;
    show_message(label);
}

static void enter(void)
{
    ui_no_move();
    item = level = 0;
    resets = false;
    show();
}

static enum screen_id change(int8_t step)
{
    if (item == ITEM_TEST)
        return SCREEN_TEST;
    if (item == ITEM_MODULES)
        return SCREEN_MODULES;
    if (item < SETTINGS)
        settings_step(item, step);
    else if (is_language())
        settings_toggle_language(item - ITEM_LANGUAGES);
    else if (item >= ITEM_GAMES && !is_count())
        settings_toggle(place_of_item());
    else if (item >= ITEM_GAMES)
        level = ui_ring(level, RESULT_LEVELS, step);
    resets = item == ITEM_RESET;
    show();
    return STAY;
}

static enum screen_id press(uint8_t key)
{
    const int8_t step = UI_STEP(key);
    if (key == KEY_OK) {
        if (resets)
            settings_records()->reset_all();
        return SCREEN_SPLASH;
    }
    if (key == KEY_LEFT || key == KEY_RIGHT) {
        item = ui_ring(item, ITEMS - 1, step);
        level = 0;
        resets = false;
        show();
        return STAY;
    }
    return change(step);
}

const FLASH struct screen operator_screen = {.enter = enter, .press = press};
