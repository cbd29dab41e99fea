// SPDX-License-Identifier: MIT
// Hints on the screens: their stages, the blinking move, and long searches.
#include "check.h"
#include "game/games.h" // their rows
#include "ui_keys.h"

static void begin(uint8_t row)
{
    begin_ui(65000);
    tap(KEY_OK);
    ui.settings.game = row;
}

// Takes stones from the first pile.
static void take(uint8_t stones)
{
    ui.chosen.selected = 0;
    while (stones--)
        tap(KEY_UP);
    tap(KEY_OK);
}

static bool hint_says(uint8_t message)
{
    act(KEY_OK, KEY_PRESS);
    act(KEY_OK, KEY_HOLD);
    for (uint16_t i = 0; i < 5000 && ui.thinking; i++)
        wait(2);
    return look()->message == message;
}

// A hint has three stages. Another key starts over. The hints are counted.
static void test_hints(void)
{
    begin(GAME_NIM);
    tap(KEY_OK);
    set_piles(1, 2, 9);
    CHECK(hint_says(MSG_WINS_OF));
    CHECK(look()->number[0] == 1 && look()->number[1] == 12 && !ui.chosen.move.count && ui.hints == 1);
    CHECK(hint_says(MSG_LOOK_AT));
    CHECK(look()->number[0] == 3 && ui.chosen.selected == 2 && !ui.chosen.move.count);
    CHECK(hint_says(MSG_HINT));
    CHECK(ui.chosen.move.count == 1 && ui.chosen.move.change[0].becomes == 3);
    tap(KEY_UP);
    CHECK(hint_says(MSG_WINS_OF));
    set_piles(1, 1, 0);
    CHECK(hint_says(MSG_NO_HINT));
    tap(KEY_RIGHT);
    CHECK(hint_says(MSG_NO_HINT));
    CHECK_EQUAL(ui.hints, 6);
    set_piles(1, 0, 0);
    take(1);
    wait(3100);
    CHECK(look()->message == MSG_YOU_WIN_HINTS && look()->number[0] == 6);
}

// True if the view shows the chosen move as if it were played.
static bool shows_move(void)
{
    const struct view *const view = look();
    const struct change change = ui.chosen.move.change[0];
    return view->after[change.part] == change.becomes;
}

// The move of a hint blinks until a key makes it stay.
static void test_blinking(void)
{
    begin(GAME_MOORE);
    tap(KEY_OK);
    set_piles(3, 2, 1);
    hint_says(MSG_WINS_OF);
    hint_says(MSG_LOOK_AT);
    CHECK(hint_says(MSG_HINT) && shows_move());
    for (uint8_t i = 0; i < 4; i++) {
        wait(500);
        CHECK(shows_move() == !(i & 1) && !ui.changed);
        wait(12);
        CHECK(shows_move() == (i & 1) && ui.changed && ui.chosen.move.count);
    }
    wait(512);
    tap(KEY_UP);
    CHECK(shows_move() && ui.chosen.move.count);
    wait(1000);
    CHECK(shows_move());
}

// The message that a hint is being searched appears only after a delay.
static void test_hint_from_rules(void)
{
    begin(GAME_NIM);
    tap(KEY_OK);
    wait(2100);
    tap(KEY_OK);
    CHECK(ui.screen == SCREEN_RULES && look()->page == 1);
    act(KEY_OK, KEY_PRESS);
    CHECK(ui.screen == SCREEN_RULES && look()->page == 1);
    act(KEY_OK, KEY_HOLD);
    wait(500);
    CHECK(ui.screen == SCREEN_PLAY && look()->kind == VIEW_BOARD && look()->message == MSG_WINS_OF);
    act(KEY_OK, KEY_PRESS);
    act(KEY_OK, KEY_HOLD);
    CHECK_EQUAL(look()->message, MSG_LOOK_AT);
}

static void test_slow_hint(void)
{
    begin(GAME_CHOMP);
    tap(KEY_OK);
    wait(3000);
    act(KEY_OK, KEY_PRESS);
    act(KEY_OK, KEY_HOLD);
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
    begin(GAME_NIM);
    tap(KEY_OK);
    set_piles(99, 99, 99);
    CHECK(hint_says(MSG_WINS_OF_MANY));
    CHECK_EQUAL(look()->number[0], 3);
    begin(GAME_FIB);
    tap(KEY_OK);
    CHECK(hint_says(MSG_WINS_OF));
    CHECK(hint_says(MSG_HINT)); // with one heap there is no second stage
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
    test_hints();
    test_blinking();
    test_hint_from_rules();
    test_slow_hint();
    test_large_counts();
    return check_done();
}
