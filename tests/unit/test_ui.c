// SPDX-License-Identifier: MIT
// The screens of Nim and Nim_k without a display: what keys do and what is shown.
#include "check.h"
#include "ui/lcd/lcd_view.h"
#include "ui_keys.h"

static struct lcd_frame frame;

static void hold(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_HOLD);
}

static void pass(uint16_t ms)
{
    wait(ms);
    while (ui.thinking)
        ui_tick(&ui, now);
}

static bool shows(uint8_t row, const FLASH char *text)
{
    lcd_view_draw(&frame, look());
    for (uint8_t i = 0; i < 16; i++) {
        if (frame.cell[row][i] != (uint8_t)(*text ? *text : ' '))
            return false;
        if (*text)
            text++;
    }
    return true;
}

// Returns how many stones the chosen move takes from a pile.
static part_t taken(uint8_t pile)
{
    return ui.match.position.part[pile] - look()->after[pile];
}

#define SHOWS(row, text)                                                                                     \
    do {                                                                                                     \
        static const FLASH char expected_[] = text;                                                          \
        CHECK(shows(row, expected_));                                                                        \
    } while (0)

// Starts near the wrap of the clock, which the test then crosses.
static void begin(void)
{
    begin_ui(65000);
    ui_set_level(&ui, PERFECT);
    tap(KEY_OK);
}

// Goes from the first item of the menu to the rules.
static void show_rules(void)
{
    tap(KEY_RIGHT);
    tap(KEY_RIGHT);
}

static void test_menu(void)
{
    begin();
    SHOWS(0, "\x7fGame          \x7e");
    SHOWS(1, "\x06Nim     OK:play");
    tap(KEY_RIGHT);
    SHOWS(0, "\x7fWhich         \x7e");
    SHOWS(1, "\x06Nim     OK:play");
    tap(KEY_UP);
    SHOWS(1, "\x06Wythoff's Nim");
    tap(KEY_DOWN);
    tap(KEY_RIGHT);
    SHOWS(0, "\x7fRules        \x7e\x06");
    SHOWS(1, "Last stone wins");
    tap(KEY_RIGHT);
    SHOWS(0, "\x7fLast stone    \x7e");
    for (uint8_t i = 0; i < 5; i++)
        tap(KEY_LEFT);
    SHOWS(0, "\x7fSound         \x7e");
    SHOWS(1, "\x06on      OK:play");
    tap(KEY_RIGHT);
    SHOWS(0, "\x7fWon 0/0       \x7e");
    tap(KEY_RIGHT);
    tap(KEY_UP);
    SHOWS(1, "\x06Nim_k   OK:play");
    tap(KEY_RIGHT);
    tap(KEY_RIGHT);
    tap(KEY_RIGHT);
    SHOWS(0, "\x7fPiles a move  \x7e");
    SHOWS(1, "\x06up to 2 OK:play");
    tap(KEY_DOWN);
    SHOWS(1, "\x06up to 8 OK:play");
}

// DOWN turns the pages of the rules in a circle. UP goes back to the first.
static void test_rules(void)
{
    begin();
    show_rules();
    tap(KEY_UP);
    SHOWS(0, "\x7fRules        \x7e\x06");
    tap(KEY_DOWN);
    SHOWS(0, "Take any number\x06");
    SHOWS(1, "from one pile:");
    tap(KEY_DOWN);
    SHOWS(0, "at least one,  \x06");
    SHOWS(1, "or even all.");
    tap(KEY_UP);
    SHOWS(0, "Take any number\x06");
    tap(KEY_DOWN);
    tap(KEY_DOWN);
    SHOWS(0, "\x7fRules        \x7e\x06");
    tap(KEY_DOWN);
    tap(KEY_RIGHT);
    tap(KEY_LEFT);
    SHOWS(0, "\x7fRules        \x7e\x06");
    SHOWS(1, "Last stone wins");
    tap(KEY_OK);
    CHECK_EQUAL(ui.screen, SCREEN_PLAY);
}

static void test_nim(void)
{
    begin();
    tap(KEY_OK);
    SHOWS(0, " \x01\x03 \x01\x01 \x01\x01\x03");
    SHOWS(1, "Last stone wins");
    pass(2100);
    SHOWS(1, "Your move   OK:?");
    tap(KEY_OK);
    CHECK_EQUAL(ui.screen, SCREEN_RULES);
    SHOWS(0, "Take any number\x06");
    tap(KEY_OK);
    SHOWS(1, "or even all.");
    tap(KEY_OK);
    SHOWS(0, " \x01\x03 \x01\x01 \x01\x01\x03");
    SHOWS(1, "Choose, then OK");
    tap(KEY_UP);
    tap(KEY_UP);
    SHOWS(0, "\x7e\x02\x05 \x01\x01 \x01\x01\x03");
    SHOWS(1, "Take 2 leave 1");
    tap(KEY_RIGHT);
    SHOWS(1, "How many of 4?");
    CHECK_EQUAL(taken(0), 0); // OK must not play a move that the display does not show
    act(KEY_OK, KEY_PRESS);
    SHOWS(1, "rules/hold: hint");
    act(KEY_OK, KEY_TAP);
    CHECK_EQUAL(ui.screen, SCREEN_RULES);
    tap(KEY_UP);
    SHOWS(1, "Choose, then OK");
    CHECK_EQUAL(ui.screen, SCREEN_PLAY);
    tap(KEY_UP);
    CHECK(taken(0) == 0 && taken(1) == 1);
    hold(KEY_OK);
    pass(500);
    SHOWS(1, "Good moves 1/12");
    CHECK_EQUAL(taken(1), 0);
    hold(KEY_OK);
    SHOWS(1, "Hint: look at 1");
    SHOWS(0, "\x7e\x01\x03 \x01\x01 \x01\x01\x03");
    CHECK_EQUAL(taken(0), 0);
    hold(KEY_OK);
    SHOWS(1, "Wins! Hold: why?");
    CHECK(taken(0) == 2 && taken(1) == 0);
    act(KEY_OK, KEY_PRESS);
    SHOWS(1, "OK  (hold: hint)");
    act(KEY_OK, KEY_TAP);
    CHECK(ui.screen == SCREEN_REPLY && ui.match.position.part[0] == 1);
    pass(1500);
    SHOWS(1, "I take 1 pile 3");
    act(KEY_OK, KEY_PRESS);
    CHECK(ui.screen == SCREEN_PLAY && ui.match.position.part[2] == 4);
    act(KEY_OK, KEY_TAP);
    SHOWS(1, "Your move   OK:?");
    tap(KEY_UP);
    tap(KEY_OK);
    CHECK_EQUAL(ui.screen, SCREEN_REPLY);
    hold(KEY_LEFT);
    SHOWS(1, "Stop? Hold again");
    hold(KEY_LEFT);
    SHOWS(0, "\x7fGame          \x7e");
}

static void test_nim_k(void)
{
    begin();
    tap(KEY_UP);
    tap(KEY_OK);
    for (uint8_t i = 0; i < 3; i++) {
        tap(KEY_RIGHT);
        tap(KEY_UP);
    }
    SHOWS(1, "Only 2 a move!");
    CHECK(taken(0) == 1 && taken(1) == 1 && taken(2) == 0);
}

static void set_own(const FLASH uint8_t *piles)
{
    begin();
    for (uint8_t i = 0; i < 6; i++)
        tap(KEY_LEFT);
    SHOWS(0, "\x7fStart         \x7e");
    tap(KEY_DOWN);
    SHOWS(1, "\x06my own  OK:play");
    tap(KEY_OK);
    for (uint8_t i = 0; i < PILES_MAX; i++) {
        while (ui.match.position.part[i] != piles[i])
            act(KEY_UP, KEY_PRESS);
        tap(KEY_RIGHT);
    }
}

static void test_own(void)
{
    static const FLASH uint8_t eight[PILES_MAX] = {99, 0, 10, 9, 1, 88, 7, 50}, none[PILES_MAX] = {0};
    set_own(eight);
    SHOWS(0, "\x7e"
             "99  0 10  9  1 ");
    SHOWS(1, " 88  7 50 OK:go");
    tap(KEY_OK);
    SHOWS(0, " 99 10  9  1 88 ");
    SHOWS(1, "Last stone wins");
    tap(KEY_LEFT);
    SHOWS(1, "  7\x7e"
             "50    ?/50");
    set_own(none);
    tap(KEY_OK);
    SHOWS(1, "Set some stones!");
    CHECK_EQUAL(ui.screen, SCREEN_CUSTOM_PILES);
}

static void test_misere_end(void)
{
    begin();
    tap(KEY_RIGHT);
    tap(KEY_RIGHT);
    tap(KEY_RIGHT);
    tap(KEY_UP);
    SHOWS(1, "\x06loses   OK:play");
    tap(KEY_OK);
    ui.match.position.part[0] = 1;
    ui.match.position.part[1] = ui.match.position.part[2] = 0;
    tap(KEY_UP);
    tap(KEY_OK);
    CHECK_EQUAL(ui.screen, SCREEN_END);
    pass(1100);
    act(KEY_UP, KEY_PRESS);
    pass(1100);
    SHOWS(0, "Bouton wins!");
    tap(KEY_OK);
    SHOWS(1, "Last stone loses");
    ui.match.position.part[0] = 1;
    ui.match.position.part[1] = ui.match.position.part[2] = 0;
    hold(KEY_OK);
    pass(50);
    SHOWS(1, "Lost. Hold: why?");
}

int main(void)
{
    test_menu();
    test_rules();
    test_nim();
    test_nim_k();
    test_own();
    test_misere_end();
    return check_done();
}
