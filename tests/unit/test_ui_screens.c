// SPDX-License-Identifier: MIT
// Screens outside a turn: the first screen, the result, custom piles, and settings of older versions. Also
// when the display says that the machine is thinking.
#include "check.h"
#include "game/games.h" // their rows
#include "ui/owner/settings_record.h"
#include "ui_keys.h"

#include <string.h> // memset

static void press(uint8_t key)
{
    ui_event(&ui, (struct event){key, KEY_PRESS}, now);
}

static void begin(uint8_t row)
{
    begin_ui(65000); // near the wrap of the clock
    press(KEY_OK);
    ui.settings.game = row;
}

static void wait_until_seen(void)
{
    while (ui.is_unread)
        ui_tick(&ui, now += 2);
}

static void test_splash(void)
{
    begin_ui(now);
    CHECK(ui.screen == SCREEN_SPLASH && look()->kind == VIEW_TITLE);
    CHECK(look()->message == MSG_SPLASH && look()->second == MSG_PRESS_OK);
}

// One key press turns a setting off, whichever bit of it is set.
static void test_flipped_bits(void)
{
    for (uint8_t bit = 1; bit; bit = (uint8_t)(bit << 1)) {
        begin(GAME_NIM);
        memset(&ui.settings.misere, bit, sizeof ui.settings.misere);
        while (look()->message != MSG_LAST_STONE)
            press(KEY_RIGHT);
        press(KEY_UP);
        CHECK_EQUAL(look()->second, MSG_WINS);
        memset(&ui.settings.quiet, bit, sizeof ui.settings.quiet);
        while (look()->message != MSG_SOUND)
            press(KEY_RIGHT);
        press(KEY_UP);
        CHECK_EQUAL(look()->second, MSG_ON);
    }
}

// Custom piles start with the piles of the first game.
static void test_first_piles(void)
{
    static const FLASH uint8_t piles[PILES_MAX] = {3, 4, 5};
    begin(GAME_NIM);
    ui.settings.start = START_CUSTOM_PILES;
    press(KEY_OK);
    uint8_t wrong = ui.screen != SCREEN_CUSTOM_PILES;
    for (uint8_t i = 0; i < PILES_MAX; i++)
        wrong += ui.match.position.part[i] != piles[i];
    CHECK_EQUAL(wrong, 0);
}

// True if the menu offers the game's starts, random starts, and custom piles if allowed.
static bool leads_through_starts(uint8_t row, uint8_t starts, bool custom)
{
    begin(row);
    while (look()->kind != VIEW_START)
        press(KEY_RIGHT);
    for (uint8_t round = 0; round < 2; round++) {
        for (uint8_t start = 0; start < starts; start++) {
            if (ui.settings.start != start || look()->kind != VIEW_START)
                return false;
            press(KEY_UP);
        }
        static const FLASH uint8_t values[] = {MSG_WON_START, MSG_TOUGH_START, MSG_RANDOM, MSG_MY_OWN};
        for (uint8_t start = START_WON; start <= START_RANDOM + custom; start++) {
            if (ui.settings.start != start || look()->second != values[start - START_WON])
                return false;
            press(KEY_UP);
        }
    }
    press(KEY_DOWN);
    return ui.settings.start == START_RANDOM + custom;
}

static void test_starts(void)
{
    CHECK(leads_through_starts(GAME_NIM, 3, true));
    CHECK(leads_through_starts(GAME_CHOMP, 4, false));
}

// Random piles have 1..9 stones. Nim and bounded Nim_k get 3..5 piles.
static void test_random_piles(void)
{
    static const FLASH uint8_t rows[] = {GAME_NIM, GAME_BNIM, GAME_MIXED, GAME_WYTHOFF, GAME_STAIR};
    static const FLASH uint8_t first[] = {3, 3, 3, 2, 5}, last[] = {5, 5, 3, 2, 5};
    for (uint8_t i = 0; i < sizeof rows; i++) {
        uint8_t wrong = 0, counts = 0;
        uint16_t stones = 0;
        begin(rows[i]);
        ui.settings.level = 3;
        ui.settings.start = START_RANDOM;
        for (uint8_t round = 0; round < 200; round++) {
            ui_set_up(&ui, false);
            const uint8_t count = ui.match.position.count;
            wrong += count < first[i] || count > last[i];
            counts |= 1 << count;
            for (uint8_t pile = 0; pile < count; pile++) {
                wrong += ui.match.position.part[pile] == 0 || ui.match.position.part[pile] > 9;
                stones |= 1 << ui.match.position.part[pile] % 10;
            }
        }
        CHECK_EQUAL(wrong, 0);
        CHECK_EQUAL(counts, (1 << (last[i] + 1)) - (1 << first[i]));
        CHECK_EQUAL(stones, (1 << 10) - 2);
    }
}

// LEFT acts once for each press, because it may be held. Other keys repeat.
static void test_repeat(void)
{
    begin(GAME_NIM);
    press(KEY_LEFT);
    CHECK_EQUAL(look()->message, MSG_WON_OF);
    press(KEY_LEFT);
    const uint8_t message = look()->message, row = ui.settings.game;
    CHECK(!ui_event(&ui, (struct event){KEY_LEFT, KEY_REPEAT}, now) && look()->message == message);
    press(KEY_RIGHT);
    CHECK(ui_event(&ui, (struct event){KEY_RIGHT, KEY_REPEAT}, now) &&
          !ui_tick(&ui, now)); // the picture stays the same
    CHECK_EQUAL(look()->message, MSG_GAME);
    press(KEY_UP);
    ui_event(&ui, (struct event){KEY_UP, KEY_REPEAT}, now);
    press(KEY_DOWN);
    CHECK(ui.settings.game != row);
    ui_event(&ui, (struct event){KEY_DOWN, KEY_REPEAT}, now);
    CHECK_EQUAL(ui.settings.game, row);
    press(KEY_OK);
    press(KEY_OK);
    CHECK(!ui_event(&ui, (struct event){KEY_OK, KEY_REPEAT}, now) && ui.screen == SCREEN_PLAY);
}

// On the result, OK plays again and LEFT goes to the menu.
static void test_result(void)
{
    for (uint8_t key = 0; key <= KEY_OK; key++) {
        begin(GAME_NIM);
        press(KEY_OK);
        ui.match.position.count = 1;
        ui.match.position.part[0] = 1;
        press(KEY_UP);
        press(KEY_OK);
        ui_event(&ui, (struct event){KEY_OK, KEY_TAP}, now);
        wait_until_seen();
        press(KEY_UP); // leaves the last position
        ui_tick(&ui, now);
        CHECK(ui.screen == SCREEN_RESULT && look()->message == MSG_YOU_WIN);
        wait_until_seen();
        press(key);
        CHECK_EQUAL(ui.screen, (key == KEY_OK ? SCREEN_PLAY : key == KEY_LEFT ? SCREEN_MENU : SCREEN_RESULT));
    }
}

// A long search shows its progress, but only after a delay. Most replies arrive before.
static void test_thinking(void)
{
    uint16_t first = 0, signs = 0;
    uint8_t before = 0;
    begin(GAME_SOS);
    ui.settings.start = 4;
    ui.match.side[0] = PERFECT;
    ui.match.side[1] = HUMAN;
    press(KEY_OK);
    CHECK_EQUAL(ui.screen, SCREEN_REPLY);
    for (uint16_t ms = 20; ui.thinking && ms < 60000; ms += 20) {
        ui_tick(&ui, now += 20);
        const uint8_t message = look()->message;
        if (message_class(message) != CLASS_WAITING || message == before)
            continue;
        if (!first)
            first = ms;
        signs++;
        before = message;
    }
    CHECK_EQUAL(first, 300);
    CHECK(signs > 1);
}

// A game without a record is not counted. Its results would overwrite other data.
static void test_no_record(void)
{
    begin_ui(0);
    ui.settings.game = GAME_MDAG;
    latest_outcome = UINT8_MAX;
    result_note(&ui, 0, true);
    CHECK_EQUAL(latest_outcome, UINT8_MAX);
    ui.settings.game = GAME_DAG;
    result_note(&ui, 0, true);
    CHECK_EQUAL(latest_outcome, WON_ALONE);
}

// A stored game that this firmware lacks, such as Morra, becomes the first game.
static void test_older_settings(void)
{
    struct settings_record record = {.make = 1};
    begin(GAME_CHOMP);
    settings_store(&ui, &record);
    settings_load(&ui, &record);
    CHECK_EQUAL(ui.settings.game, GAME_CHOMP);
    CHECK_EQUAL(record.make, 1);
    record.settings.game = title_of(ROW_MORRA)->record;
    settings_load(&ui, &record);
    CHECK_EQUAL(ui.settings.game, GAME_NIM);
    press(KEY_RIGHT);
    press(KEY_LEFT);
    CHECK(look()->message == MSG_GAME && look()->second == TITLE_NIM);
    press(KEY_OK);
    CHECK_EQUAL(ui.screen, SCREEN_PLAY);
}

int main(void)
{
    test_splash();
    test_flipped_bits();
    test_first_piles();
    test_starts();
    test_random_piles();
    test_repeat();
    test_older_settings();
    test_result();
    test_thinking();
    test_no_record();
    return check_done();
}
