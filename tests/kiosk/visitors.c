// SPDX-License-Identifier: MIT
// If this test fails, the exhibit misleads its visitors: it is not ready for the next visitor in time, or
// lights wrong lamps. kiosk/operator.c tests the level of the machine. Runs without a display.
#include "draw.h"
#include "drive/drive.h"
#include "random.h"
#include "tap.h"
#include "ui/messages/messages.h"
#include "ui/screens/choose.h"
#include "ui/kiosk/kiosk.h"
#include "ui/screens/titles.h"
#include "ui/screens/ui.h"

#include <string.h>

enum { DRAWS = 8192 };

// Checks that the countdown shows each remaining second for half a second.
static bool counts_down(uint32_t ms_left)
{
    const uint8_t shown = kiosk_countdown(&venue, now);
    uint8_t wanted[2];
    for (unsigned i = 0; i < 2; i++) {
        const uint32_t ms = ms_left + 20 * i;
        wanted[i] = ms <= 10000 && (ms - 1) % 1000 >= 500 ? (uint8_t)((ms + 999) / 1000) : 0;
    }
    return shown == wanted[0] || shown == wanted[1];
}

static void test_idle(void)
{
    static const uint8_t limits[VALUES] = {90, 180, 240};
    bool good = true, counted = true;
    for (uint8_t choice = 0; choice < VALUES; choice++)
        for (unsigned round = draw_count(7, 20); round; round--) {
            begin_with(CHOICE_IDLE, choice);
            wait_ms(2000 + 2 * random_below(4000));
            tap(KEY_OK);
            good &= !venue.attracts;
            wait_ms(2 * random_below(40000));
            tap(random_below(5));
            const uint32_t limit = limits[choice] * 1000;
            while (!venue.attracts && since_key < 400000) {
                tick();
                counted &= venue.attracts || counts_down(limit - since_key);
            }
            good &= since_key >= limit && since_key <= limit + TICK;
        }
    tap_check(good, "attract mode begins 90, 180 or 240 s after the last key, never earlier");
    tap_check(counted, "the countdown is shown in the first half of each of the last 10 s");
}

// Checks that attract mode returns with default settings after random key presses.
static void test_any_keys(void)
{
    bool good = true;
    for (unsigned round = draw_count(60, 400); round; round--) {
        begin();
        for (unsigned i = random_below(300); i; i--) {
            const uint8_t key = random_below(5);
            act(key, KEY_PRESS);
            wait_ms(2 * random_below(100));
            if (random_below(8) == 0)
                act(key, KEY_HOLD);
            if (random_below(8) == 0)
                act(key, KEY_REPEAT);
            act(key, KEY_TAP);
            wait_ms(2 * random_below(random_below(10) ? 200 : 4000));
        }
        if (round % 4 == 0)
            act(random_below(5), KEY_PRESS);
        for (uint32_t left = 90200 / TICK; left; left--) {
            tick();
            if (round % 4 == 0 && left % 60 == 0)
                kiosk_event(&ui, &venue, (struct event){KEY_UP, KEY_REPEAT}, now);
        }
        good &= venue.attracts && ui.settings.k == 0 && !ui.settings.misere && ui.match.side[0] == WATCHED &&
                ui.match.side[1] == WATCHED;
    }
    tap_check(good, "attract mode begins 90 s after any random keys");
}

static void test_attract(void)
{
    begin();
    bool seen[256] = {0}, good = true, always_lit = true, asks = false;
    unsigned games = 0, begun = 0, calls = 0;
    uint8_t before = STAY, row_before = GAME_COUNT;
    for (uint32_t i = 0; i < 3 * 3600 * 1000u / TICK && games < 40; i++) {
        tick();
        calls += heard() == SOUND_CALL;
        begun += ui.settings.game != row_before;
        row_before = ui.settings.game;
        if (ui.screen != before && ui.screen == SCREEN_RESULT)
            games++;
        before = ui.screen;
        seen[ui.settings.game] = true;
        good &= venue.attracts && ui.screen != SCREEN_MENU;
        always_lit &= kiosk_lamps(&ui, &venue) == 0x1f || i < 100;
        asks |= look()->message == MSG_YOUR_MOVE || look()->message == MSG_YOUR_MOVE_OF ||
                look()->message == MSG_YOU_WIN || look()->second == MSG_AGAIN_OR_MENU;
        good &= !counted;
    }
    for (uint8_t game = 0; game < TITLED_GAMES; game++)
        good &= seen[title_game(game)];
    tap_check(good && games == 40, "attract mode shows all games one after another and counts none");
    tap_check(calls == begun, "attract mode plays a tune before each game: %u tunes for %u games", calls,
              begun);
    tap_check(always_lit, "all lamps are lit in attract mode");
    tap_check(!asks, "attract mode asks for no move, names no human winner and offers no menu");
    good = true;
    for (unsigned round = 0; round < 100; round++) {
        begin();
        wait_ms(2 * random_below(100000));
        const uint8_t row = ui.settings.game;
        tap(KEY_LEFT + random_below(2)); // UP and DOWN would change the language instead
        good &= !venue.attracts && ui.settings.game == row &&
                ui.screen == (row == ROW_MORRA ? SCREEN_MORRA : SCREEN_OPENING) &&
                (row == ROW_MORRA || !has_move(&ui.chosen));
    }
    tap_check(good, "any key starts the game on display and has no other effect");
}

// Checks that a key clicks exactly if it has no effect.
static void test_click(void)
{
    begin();
    start();
    ui.match.position.count = 0;
    ui_go(&ui, SCREEN_RESULT);
    wait_until_seen();
    heard();
    tap(KEY_UP);
    bool good = ui.screen == SCREEN_RESULT && heard() == SOUND_CLICK && heard() == SOUND_NONE;
    tap(KEY_LEFT);
    good &= ui.screen == SCREEN_MENU && heard() == SOUND_NONE;
    tap_check(good, "a key without effect clicks");
}

// Checks that a lamp is lit exactly if its key would have an effect.
static void test_lamps(void)
{
    bool good = true;
    for (unsigned round = draw_count(1000, 6000); round; round--) {
        begin();
        ui.settings.game = title_game(random_below(TITLED_GAMES - 1));
        start();
        for (unsigned i = random_below(6); i; i--)
            tap(random_below(4));
        wait_ms(2 * random_below(2000));
        if (ui.screen != SCREEN_PLAY)
            continue;
        wait_ms(40);
        const uint8_t lamps = kiosk_lamps(&ui, &venue);
        for (uint8_t key = 0; key < KEY_OK; key++) {
            const struct chosen before = ui.chosen;
            struct chosen after = before;
            choose(&ui.match, &after, key);
            const bool changes =
                before.selected != after.selected || before.vertex != after.vertex ||
                before.move.count != after.move.count || before.move.amount != after.move.amount ||
                memcmp(before.move.change, after.move.change, after.move.count * sizeof(struct change));
            good &= changes == (lamps >> key & 1);
        }
        good &= has_move(&ui.chosen) == (lamps >> KEY_OK & 1);
    }
    tap_check(good, "a lamp is lit exactly if its key has an effect");
}

// Checks the lamps after a game and in the menu.
static void test_other_lamps(void)
{
    enum { SEEN_MS = 2400 };
    begin();
    start();
    ui.match.position.count = 1;
    ui.match.position.part[0] = 1;
    enter("^o");
    bool is_dark = kiosk_lamps(&ui, &venue) == 0 && ui.is_unread;
    wait_ms(SEEN_MS);
    is_dark &= ui.is_unread;
    wait_until_seen();
    tap(KEY_UP); // leaves the last position
    is_dark &= kiosk_lamps(&ui, &venue) == 0;
    wait_ms(SEEN_MS);
    is_dark &= ui.is_unread;
    tap_check(is_dark, "no lamp is lit while the last position and the result stay, for 2.4 s each");
    wait_until_seen();
    tap_check(ui.screen == SCREEN_RESULT && kiosk_lamps(&ui, &venue) == (1 << KEY_LEFT | 1 << KEY_OK),
              "after a game the lamps of OK and LEFT are lit");
    venue.lamps ^= 1 << KEY_UP | 1 << KEY_OK;
    wait_ms(1100);
    tap_check(kiosk_lamps(&ui, &venue) == (1 << KEY_LEFT | 1 << KEY_OK),
              "flipped bits of the lamps last a second at most");
    tap(KEY_LEFT);
    for (unsigned i = 0; i < 20 && look()->kind != VIEW_RULES; i++)
        tap(KEY_LEFT);
    wait_ms(40);
    tap_check(kiosk_lamps(&ui, &venue) == 0x1f, "all lamps are lit at the rules");
    tap(KEY_RIGHT);
    wait_ms(40);
    tap_check(kiosk_lamps(&ui, &venue) == 0x1f, "all lamps are lit in the menu");
}

// Checks that a game's name and each page of its rules stay for 7 s.
static void test_rules(void)
{
    enum { TEXT_MS = 7000, PAGES_MAX = 8 };
    bool good = true;
    unsigned shown = 0;
    begin();
    for (unsigned i = 0; i < 2 * TITLED_GAMES; i++) {
        for (uint32_t ms = 0;
             ms < 600000 && (ui.screen != SCREEN_SPLASH || look()->kind != VIEW_TITLE || ui.waited);
             ms += TICK)
            tick();
        good &= ui.screen == SCREEN_SPLASH && look()->kind == VIEW_TITLE && !ui.waited;
        const uint8_t row = ui.settings.game, name = title_of(row)->name;
        good &= look()->message == name && look()->second == MSG_ANY_KEY;
        wait_ms(TEXT_MS - 10);
        good &= look()->kind == VIEW_TITLE;
        wait_ms(20);
        good &= look()->page == 1;
        for (uint8_t page = 1; good && page < PAGES_MAX && look()->page == page; page++) {
            good &= ui.screen == SCREEN_SPLASH && look()->kind == VIEW_RULES && look()->message == name;
            wait_ms(TEXT_MS - 20);
            good &= ui.screen == SCREEN_SPLASH && look()->kind == VIEW_RULES && look()->page == page;
            wait_ms(20);
        }
        good &= row == ROW_MORRA
                    ? ui.screen == SCREEN_SPLASH && look()->kind == VIEW_TITLE && ui.settings.game != row
                    : ui.screen == SCREEN_PLAY && look()->kind == VIEW_BOARD;
        shown++;
        ui_go(&ui, SCREEN_SPLASH);
    }
    tap_check(good && shown, "attract mode shows a game's name, its rules, then the game");
}

// Wins the game with a single move.
static void win_at_once(void)
{
    ui.match.position.count = 2;
    ui.match.position.part[0] = 1;
    ui.match.position.part[1] = 0;
    enter("^o");
    wait_until_seen();
    tap(KEY_UP);
    wait_until_seen();
}

static void win(void)
{
    start();
    win_at_once();
}

static void test_wins(void)
{
    enum { EASILY = 2 };
    begin_with(CHOICE_LEVEL, EASILY);
    win();
    win();
    tap_check(ui.screen == SCREEN_RESULT && look()->second == MSG_TRY_LEVEL && look()->number[0] == 3,
              "after two wins the next level is offered");
    start();
    const bool is_next = ui.settings.level == 3 && ui.match.side[1] == 3;
    win_at_once();
    tap_check(is_next && look()->second == MSG_AGAIN_OR_MENU,
              "OK plays at the next level, whose first win offers none");
    begin_with(CHOICE_LEVEL, EASILY);
    win();
    idle();
    win();
    tap_check(ui.screen == SCREEN_RESULT && look()->second == MSG_AGAIN_OR_MENU,
              "two wins of different visitors do not offer the next level");
    const unsigned before = counted;
    start();
    ui.retried = true;
    win_at_once();
    tap_check(counted == before, "a retried match is not counted again");
    win();
    tap_check(counted == before + 1, "the match after a retried match is counted");
}

static void test_two_players(void)
{
    begin();
    start();
    ui.match.side[1] = HUMAN;
    win_at_once();
    tap_check(look()->message == MSG_PLAYER_WINS && heard() == SOUND_WIN,
              "two players hear that one has won");
    tap_check(counted == 1 && counted_as == NOT_WON, "a match of two players is counted, but not as a win");
    idle();
    start();
    tap_check(!ui_two_players(&ui), "the next visitor plays against the machine");
}

// Checks that Chomp, which has no piles, can have a random start.
static void test_random_start(void)
{
    enum { RANDOM = 2, LAMPS_MS = 10, TICKS_MAX = 1000000 };
    begin_with(CHOICE_START, RANDOM);
    for (uint32_t ticks = 0;
         ticks < TICKS_MAX && (ui.settings.game != GAME_CHOMP || ui.screen != SCREEN_SPLASH); ticks++)
        tick();
    act(KEY_OK, KEY_PRESS);
    wait_ms(LAMPS_MS);
    tap_check(ui.settings.start == START_RANDOM && ui.screen == SCREEN_FAIR && kiosk_lamps(&ui, &venue) == 0,
              "no lamp is lit until a random start is found");
    act(KEY_OK, KEY_TAP);
    wait_ms(1000);
    tap_check(ui.screen == SCREEN_OPENING, "a game with a random start begins");
}

int main(void)
{
    for (uint32_t i = draw_seed() % DRAWS; i; i--)
        random_bits();
    test_wins();
    test_two_players();
    test_random_start();
    test_idle();
    test_any_keys();
    test_attract();
    test_click();
    test_lamps();
    test_other_lamps();
    test_rules();
    return tap_done();
}
