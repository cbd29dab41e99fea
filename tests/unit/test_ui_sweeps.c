// SPDX-License-Identifier: MIT
// If this test fails, a screen reacts wrongly to rare states: flipped bits, long searches, many seeds.
// Screens with all keys, bits, starts or seeds, and during long searches. test_screens.c tests single keys.
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
    begin_ui(65000); // The 16-bit clock wraps soon after this time.
    tap(KEY_OK);
    ui.settings.game = row;
}

// Flips a bit of a setting. Checks that one key press switches the setting off.
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

// Checks the number and sizes of random piles.
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

// Checks that a long search shows progress after 300 ms.
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

// Checks that results of games without a record are not counted.
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

// Checks that the board selects its first game if the stored game is unknown.
static void test_older_settings(void)
{
    struct settings_record record = {.make = 1};
    begin(GAME_CHOMP);
    settings_store(&ui.settings, &ui.match, &record);
    settings_load(&ui.settings, &ui.match, &record);
    CHECK_EQUAL(ui.settings.game, GAME_CHOMP);
    CHECK_EQUAL(record.make, 1);
    record.version++;
    ui.settings.game = GAME_SOS;
    settings_load(&ui.settings, &ui.match, &record);
    CHECK_EQUAL(ui.settings.game, GAME_SOS); // Other firmware has written the record.
    record.version--;
    ui.settings.level = record.settings.level;
    record.settings.level = 0;
    settings_load(&ui.settings, &ui.match, &record);
    CHECK_EQUAL(ui.settings.game, GAME_SOS); // no settings are saved
    record.settings.level = ui.settings.level;
    record.settings.game = title_of(ROW_MORRA)->record;
    settings_load(&ui.settings, &ui.match, &record);
    CHECK_EQUAL(ui.settings.game, GAME_NIM);
    press(KEY_RIGHT);
    press(KEY_LEFT);
    CHECK(look()->message == MSG_GAME && look()->second == TITLE_NIM);
    press(KEY_OK);
    CHECK_EQUAL(ui.screen, SCREEN_PLAY);
}

// Selects a move that keeps a draw, otherwise a best move.
static void find_draw(void)
{
    while (game_next(ui.match.game, &ui.match.position, &ui.chosen.move))
        if (verdict_after(&ui.chosen.move) == DRAW)
            return;
    while (game_reply(ui.match.game, &ui.match.position, &ui.chosen.move) == PENDING) {
    }
}

// Checks that after a draw, the display offers to go back to a mistake.
static void test_draw(void)
{
    for (uint8_t cells = 7; cells < 9; cells++) {
        begin(GAME_SOS);
        ui_set_level(&ui, 4);
        tap(KEY_OK);
        ui.match.position.count = cells;
        for (uint16_t i = 0; i < 20000 && ui.screen != SCREEN_RESULT; i++)
            if (ui.screen == SCREEN_PLAY) {
                find_draw();
                tap(KEY_OK);
            } else {
                wait(2);
            }
        CHECK_EQUAL(match_find_result(&ui.match), NOBODY_WON);
        CHECK_EQUAL(look()->message, MSG_A_DRAW);
        CHECK_EQUAL(look()->second, cells == 7 ? MSG_YOU_HAD_IT : MSG_AGAIN_OR_MENU);
    }
}

static bool hint_says(uint8_t message)
{
    hold_ok();
    think();
    return look()->message == message;
}

static void test_slow_hint(void)
{
    begin(GAME_CHOMP);
    tap(KEY_OK);
    wait(3000);
    hold_ok();
    const uint8_t before = look()->message;

    now += 200;
    wait(2);
    CHECK(ui.thinking && look()->message == before);
    now += 200;
    wait(2);
    CHECK(ui.thinking && look()->message == MSG_THINKING_2);
}

static void test_large_counts(void)
{
    uint8_t more = 0;
    for (uint8_t k = 0; k < 6; k++) {
        begin(GAME_MOORE);
        ui.settings.k = k;
        tap(KEY_OK);
        ui.match.position.count = PILES_MAX;
        for (uint8_t pile = 0; pile < PILES_MAX; pile++)
            ui.match.position.part[pile] = 99 - 5 * pile;
        more += hint_says(MSG_MORE_WIN);
    }
    CHECK(more > 0);
    begin(GAME_SOS);
    tap(KEY_OK);
    ui.match.position.count = 3;
    CHECK(hint_says(MSG_DRAWS_OF));
}

int main(void)
{
    test_flipped_bits();
    test_random_piles();
    test_thinking();
    test_no_record();
    test_older_settings();
    test_draw();
    test_slow_hint();
    test_large_counts();
    return check_done();
}
