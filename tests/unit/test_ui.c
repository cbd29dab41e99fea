// SPDX-License-Identifier: MIT
// The screens without a display: what keys do, what the human is told, and that no keys whatever make an
// illegal move.
#include "check.h"
#include "ui/ui.h"
#include "ui/view_16x2.h"

static struct ui ui;
static uint16_t now;
static uint8_t cells[2][16];

static void act(uint8_t key, uint8_t action)
{
    now += 50;
    ui_tick(&ui, now);
    ui_event(&ui, (struct event){key, action}, now);
}

static void tap(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_TAP);
}

static void hold(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_HOLD);
}

static void wait(uint16_t ms)
{
    for (; ms >= 50; ms -= 50)
        ui_tick(&ui, now += 50);
}

static bool shows(uint8_t row, const FLASH char *text)
{
    view_16x2_draw(&ui.view, cells);
    for (uint8_t i = 0; i < 16; i++) {
        if (cells[row][i] != (uint8_t)(*text ? *text : ' '))
            return false;
        if (*text)
            text++;
    }
    return true;
}

#define SHOWS(row, text)                                                                                     \
    do {                                                                                                     \
        static const FLASH char expected_[] = text;                                                          \
        CHECK(shows(row, expected_));                                                                        \
    } while (0)

// Starts near the wrap of the clock, so that every wait crosses it somewhere.
static void begin(void)
{
    now = 65000;
    ui_init(&ui, false, now);
    tap(KEY_OK);
}

static void test_menu(void)
{
    begin();
    SHOWS(0, "\x7fGame          \x7e");
    SHOWS(1, "\x06Nim     OK:play");
    tap(KEY_RIGHT);
    SHOWS(0, "\x7fLast stone    \x7e");
    tap(KEY_LEFT);
    tap(KEY_UP);
    SHOWS(1, "\x06Nim_k   OK:play");
    tap(KEY_RIGHT);
    SHOWS(0, "\x7fPiles a move  \x7e");
    SHOWS(1, "\x06up to 2 OK:play");
    tap(KEY_DOWN);
    SHOWS(1, "\x06up to 8 OK:play");
}

static void test_nim(void)
{
    begin();
    tap(KEY_OK);
    SHOWS(0, " \x01\x03 \x01\x01 \x01\x01\x03");
    SHOWS(1, "Last stone wins");
    wait(2000);
    SHOWS(1, "Your move");
    tap(KEY_OK);
    SHOWS(1, "Take 1 or more");
    tap(KEY_UP);
    tap(KEY_UP);
    SHOWS(0, "\x7e\x02\x05 \x01\x01 \x01\x01\x03");
    SHOWS(1, "Take 2 leave 1");
    tap(KEY_RIGHT);
    SHOWS(1, "Take 0 leave 4");
    tap(KEY_UP);
    CHECK(ui.take[0] == 0 && ui.take[1] == 1);
    hold(KEY_OK);
    SHOWS(1, "Hint: this wins");
    CHECK(ui.take[0] == 2 && ui.take[1] == 0);
    act(KEY_OK, KEY_PRESS);
    SHOWS(1, "OK  (hold: hint)");
    act(KEY_OK, KEY_TAP);
    CHECK(ui.screen == &reply_screen && ui.position.part[0] == 1);
    wait(1500);
    SHOWS(1, "I take 1 pile 3");
    act(KEY_OK, KEY_PRESS);
    CHECK(ui.screen == &play_screen && ui.position.part[2] == 4);
    act(KEY_OK, KEY_TAP);
    SHOWS(1, "Your move");
    tap(KEY_UP);
    tap(KEY_OK);
    CHECK(ui.screen == &reply_screen);
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
    SHOWS(1, "Only 2 piles!");
    CHECK(ui.take[0] == 1 && ui.take[1] == 1 && ui.take[2] == 0);
}

static void set_own(const FLASH uint8_t *piles)
{
    begin();
    tap(KEY_LEFT);
    tap(KEY_LEFT);
    for (uint8_t i = 0; i < 4; i++)
        tap(KEY_UP);
    tap(KEY_OK);
    for (uint8_t i = 0; i < PILES_MAX; i++) {
        while (ui.position.part[i] != piles[i])
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
    SHOWS(1, " 88  7 50OK=play");
    tap(KEY_OK);
    SHOWS(0, " 99 10  9  1 88 ");
    SHOWS(1, "Last stone wins");
    tap(KEY_LEFT);
    SHOWS(1, "  7\x7e"
             "50   -0 =50");
    set_own(none);
    tap(KEY_OK);
    SHOWS(1, "Set some stones!");
    CHECK(ui.screen == &own_screen);
}

static void test_misere_end(void)
{
    begin();
    tap(KEY_RIGHT);
    tap(KEY_UP);
    SHOWS(1, "\x06loses   OK:play");
    tap(KEY_OK);
    ui.position.part[0] = 1;
    ui.position.part[1] = ui.position.part[2] = 0;
    tap(KEY_UP);
    tap(KEY_OK);
    SHOWS(0, "Bouton wins!");
    tap(KEY_OK);
    SHOWS(1, "Last stone loses");
    ui.position.part[0] = 1;
    ui.position.part[1] = ui.position.part[2] = 0;
    hold(KEY_OK);
    SHOWS(1, "No way to win");
}

// Every text fits where it is shown; numbers have up to two digits, but those of piles.
static void test_words(void)
{
    uint8_t too_long = 0;
    for (uint8_t word = 0; word <= WORD_AGAIN_OR_MENU; word++) {
        uint8_t used = 0;
        for (const FLASH char *text = word_text(word); *text; text++)
            used += *text == '#' ? 2 : 1;
        too_long += used > (word == WORD_I_TAKE ? 17 : 16);
    }
    CHECK(too_long == 0);
}

static uint16_t random_state = 1;

static uint8_t random_below(uint8_t range)
{
    random_state = random_state * 25173u + 13849u;
    return (random_state >> 8) % range;
}

// The position after must follow from the one before by one move of the rules, unless a new game began.
static bool follows(const struct position *before)
{
    uint8_t changed = 0;
    for (uint8_t i = 0; i < before->count; i++) {
        if (ui.position.part[i] > before->part[i])
            return false;
        changed += ui.position.part[i] != before->part[i];
    }
    return changed <= ui.position.k;
}

static void test_any_keys(void)
{
    uint8_t illegal = 0, games_ended = 0;
    begin();
    for (uint16_t i = 0; i < 30000; i++) {
        struct position before = ui.position;
        bool playing = ui.screen == &play_screen || ui.screen == &reply_screen;
        uint8_t action = KEY_PRESS + random_below(8);
        act(random_below(5), action > KEY_REPEAT ? KEY_PRESS + (i & 1) : action);
        view_16x2_draw(&ui.view, cells);
        games_ended += playing && ui.screen == &result_screen && games_ended < 255;
        if (playing &&
            (ui.screen == &play_screen || ui.screen == &reply_screen || ui.screen == &result_screen))
            illegal += !follows(&before);
        for (uint8_t pile = 0; pile < ui.position.count; pile++)
            illegal += ui.take[pile] > ui.position.part[pile] || ui.position.part[pile] > PART_MAX;
    }
    CHECK(illegal == 0);
    CHECK(games_ended > 20);
}

int main(void)
{
    test_menu();
    test_nim();
    test_nim_k();
    test_own();
    test_misere_end();
    test_words();
    test_any_keys();
    return check_done();
}
