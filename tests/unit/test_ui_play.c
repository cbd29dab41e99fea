// SPDX-License-Identifier: MIT
// Practice on the screens: levels, two players, undo, and the end of a match.
#include "check.h"
#include "game/games.h" // their rows
#include "ui_keys.h"

static void begin(uint8_t row)
{
    begin_ui(65000);
    tap(KEY_OK);
    ui.settings.game = row;
}

static void go_to(uint8_t label)
{
    for (uint8_t i = 0; i < 10 && look()->message != label; i++)
        tap(KEY_RIGHT);
    CHECK_EQUAL(look()->message, label);
}

// Takes stones from the first pile.
static void take(uint8_t stones)
{
    ui.chosen.selected = 0;
    while (stones--)
        tap(KEY_UP);
    tap(KEY_OK);
}

static void test_level(void)
{
    begin(GAME_NIM);
    CHECK(ui.match.side[0] == HUMAN && ui.match.side[1] == 2);
    go_to(MSG_MACHINE_LEVEL);
    CHECK(look()->second == MSG_OF_LEVELS && look()->number[0] == 2);
    tap(KEY_UP);
    tap(KEY_UP);
    CHECK(look()->number[0] == LEVEL_MAX && ui.match.side[1] == LEVEL_MAX);
    tap(KEY_UP);
    CHECK(look()->number[0] == LEVEL_MIN && ui.match.side[1] == LEVEL_MIN);
    go_to(MSG_WHO_STARTS);
    tap(KEY_UP);
    CHECK(ui.match.side[0] == LEVEL_MIN && ui.match.side[1] == HUMAN);
    go_to(MSG_MACHINE_LEVEL);
    tap(KEY_DOWN);
    CHECK(ui.match.side[0] == LEVEL_MAX && ui.match.side[1] == HUMAN);
}

// A match of two players keeps the level. The menu hides settings for one player.
static void test_two_players(void)
{
    begin(GAME_NIM);
    ui_set_level(&ui, 3);
    go_to(MSG_PLAYERS);
    CHECK_EQUAL(look()->second, MSG_ONE);
    tap(KEY_UP);
    CHECK_EQUAL(look()->second, MSG_TWO);
    tap(KEY_RIGHT);
    CHECK_EQUAL(look()->message, MSG_SOUND);
    tap(KEY_OK);
    wait(2100);
    CHECK(look()->message == MSG_PLAYER_MOVES && look()->number[0] == 1);
    set_piles(2, 1, 0);
    take(1);
    CHECK(ui.screen == SCREEN_PLAY && look()->message == MSG_PLAYER_MOVES && look()->number[0] == 2);
    take(1);
    ui.chosen.selected = 1;
    tap(KEY_UP);
    tap(KEY_OK);
    wait(5000);
    CHECK(ui.screen == SCREEN_RESULT && look()->message == MSG_PLAYER_WINS && look()->number[0] == 1);
    tap(KEY_LEFT);
    go_to(MSG_PLAYERS);
    tap(KEY_DOWN);
    CHECK(ui.match.side[0] == HUMAN && ui.match.side[1] == 3);
}

// The second player moves the white men.
static void test_white(void)
{
    begin(GAME_NORTHCOTT);
    ui.match.side[1] = HUMAN;
    tap(KEY_OK);
    uint8_t wrong = 0;
    for (uint8_t i = 0; i < 6; i++) {
        tap(KEY_RIGHT);
        wrong += ui.chosen.selected % 2 != i % 2;
        tap(KEY_OK);
    }
    CHECK_EQUAL(wrong, 0);
}

static void hold(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_REPEAT);
    act(key, KEY_HOLD);
    act(key, KEY_REPEAT);
}

// Waits for the end of the machine's turn.
static void see_reply(void)
{
    for (uint8_t i = 0; i < 10 && ui.screen == SCREEN_REPLY; i++)
        wait(1600);
    CHECK_EQUAL(ui.screen, SCREEN_PLAY);
}

// Holding RIGHT goes back to the human's previous turn, if the match has one.
static void test_undo(void)
{
    begin(GAME_NIM);
    tap(KEY_OK);
    hold(KEY_RIGHT);
    CHECK(ui.screen == SCREEN_PLAY && look()->message == MSG_NO_UNDO);
    set_piles(50, 60, 70);
    for (uint8_t i = 0; i < 3; i++) {
        take(1);
        see_reply();
    }
    CHECK_EQUAL(ui.match.at, 6);
    for (uint8_t i = 0; i < 3; i++) {
        const uint8_t at = ui.match.at;
        hold(KEY_RIGHT);
        CHECK(ui.match.at == at - 2 && look()->message == MSG_YOUR_MOVE && !ui.chosen.move.count);
    }
    CHECK(ui.match.position.part[0] == 50 && ui.match.position.part[2] == 70);
    hold(KEY_RIGHT);
    CHECK(look()->message == MSG_NO_UNDO && ui.match.at == 0 && match_player(&ui.match) == HUMAN);
    take(2);
    see_reply();
    CHECK(ui.match.at == 2 && !ui.match.position.white);
    ui_set_level(&ui, 3);
    hold(KEY_RIGHT);
    CHECK(look()->message == MSG_NO_UNDO && ui.match.at == 2);
}

// Undo keeps the machine's opening move. With two players, undo takes back one move.
static void test_undo_sides(void)
{
    begin(GAME_NIM);
    ui.match.side[0] = 1;
    ui.match.side[1] = HUMAN;
    tap(KEY_OK);
    see_reply();
    hold(KEY_RIGHT);
    CHECK(look()->message == MSG_NO_UNDO && ui.match.at == 1);
    begin(GAME_NIM);
    ui_set_level(&ui, 4);
    ui.match.side[1] = HUMAN;
    tap(KEY_OK);
    take(1);
    hold(KEY_RIGHT);
    CHECK(look()->message == MSG_PLAYER_MOVES && look()->number[0] == 1 && ui.match.at == 0);
}

// Takes stones from the first of these piles, then loses against a perfect machine.
static void lose(uint8_t a, uint8_t b, uint8_t c, uint8_t stones)
{
    begin(GAME_NIM);
    ui_set_level(&ui, 4);
    tap(KEY_OK);
    set_piles(a, b, c);
    take(stones);
    for (uint16_t i = 0; i < 10000 && ui.screen != SCREEN_END; i++)
        if (ui.screen == SCREEN_REPLY) {
            wait(2);
        } else {
            game_next(ui.match.game, &ui.match.position, &ui.chosen.move);
            tap(KEY_OK);
        }
    CHECK_EQUAL(ui.screen, SCREEN_END);
}

// The last position stays for three seconds. Any key ends it earlier.
static void test_end(void)
{
    lose(1, 1, 0, 1);
    wait(2900);
    CHECK(ui.screen == SCREEN_END && look()->kind == VIEW_BOARD);
    wait(200);
    CHECK(ui.screen == SCREEN_RESULT && look()->message == MSG_BOUTON_WINS);
    CHECK_EQUAL(look()->second, MSG_AGAIN_OR_MENU);
    lose(1, 1, 0, 1);
    wait(1100);
    act(KEY_DOWN, KEY_PRESS);
    wait(2);
    CHECK_EQUAL(ui.screen, SCREEN_RESULT);
}

// Taps the key at this interval. Returns how many ms the screen stays.
static uint16_t stays(uint8_t screen, uint8_t key, uint16_t every_ms)
{
    uint16_t ms = 0;
    for (; ui.screen == screen && ms < 2000; ms += 2) {
        if (ms % every_ms == 0)
            act(key, KEY_PRESS);
        else if (ms % every_ms == 30)
            act(key, KEY_TAP);
        else
            wait(2);
    }
    return ms;
}

// Tapping keys cannot hide the last position or the result for a second.
static void test_seen(void)
{
    uint8_t wrong = 0;
    for (uint8_t key = 0; key <= KEY_OK; key++)
        for (uint16_t every_ms = 50; every_ms <= 400; every_ms += 50) {
            lose(1, 1, 0, 1);
            wrong += stays(SCREEN_END, key, every_ms) < 1000;
            wrong += ui.screen != SCREEN_RESULT || stays(SCREEN_RESULT, key, every_ms) < 1000;
        }
    CHECK_EQUAL(wrong, 0);
}

// An error at the start stays long enough to be read.
static void test_seen_error(void)
{
    begin(GAME_NIM);
    ui.settings.start = START_CUSTOM_PILES;
    tap(KEY_OK);
    for (uint8_t i = 0; i < PILES_MAX; i++)
        ui.match.position.part[i] = 0;
    tap(KEY_OK);
    for (uint16_t ms = 0; ms < 1000; ms += 50) {
        CHECK_EQUAL(look()->message, MSG_NO_STONES);
        tap(KEY_UP);
        wait(46);
    }
    wait(100);
    tap(KEY_UP);
    CHECK_EQUAL(look()->message, MSG_SET_PILES);
}

// After losing a won match, OK goes back to the mistake.
static void test_retry(void)
{
    lose(3, 2, 0, 2); // leaves 1 2 instead of 2 2
    wait(4200);
    CHECK(look()->message == MSG_BOUTON_WINS && look()->second == MSG_YOU_HAD_IT);
    tap(KEY_OK);
    CHECK(ui.screen == SCREEN_RESULT && look()->second == MSG_RETRY_OR_MENU);
    tap(KEY_OK);
    CHECK_EQUAL(ui.screen, SCREEN_RESULT); // the offer stays long enough to be read
    wait(1100);
    tap(KEY_OK);
    CHECK(ui.screen == SCREEN_PLAY && look()->message == MSG_TRY_AGAIN && look()->kind == VIEW_BOARD);
    CHECK(ui.retried);
    CHECK(ui.match.position.part[0] == 3 && ui.match.position.part[1] == 2 && !ui.match.position.white);
    take(1);
    see_reply();
    CHECK_EQUAL(ui.match.at, 2);

    // A key does not stop the review.
    lose(5, 4, 0, 2);
    wait(1100);
    act(KEY_DOWN, KEY_PRESS);
    wait(200);
    CHECK(ui.screen == SCREEN_RESULT && look()->second == MSG_YOU_HAD_IT);
    wait(4000);
    CHECK(ui.screen == SCREEN_RESULT && look()->second == MSG_RETRY_OR_MENU);
}

static enum verdict verdict_after(const struct move *move)
{
    struct position after;
    enum verdict verdict;
    game_play_from(&after, &ui.match.position, move);
    while (verdict = game_verdict(ui.match.game, &after), verdict == PENDING) {
    }
    return verdict;
}

// Finds a move that leaves a draw, otherwise a best move.
static void find_draw(void)
{
    while (game_next(ui.match.game, &ui.match.position, &ui.chosen.move))
        if (verdict_after(&ui.chosen.move) == DRAW)
            return;
    while (game_reply(ui.match.game, &ui.match.position, &ui.chosen.move) == PENDING) {
    }
}

// A draw leads back to a won position that was given away.
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
        CHECK_EQUAL(match_result(&ui.match), NOBODY_WON);
        CHECK_EQUAL(look()->message, MSG_A_DRAW);
        CHECK_EQUAL(look()->second, cells == 7 ? MSG_YOU_HAD_IT : MSG_AGAIN_OR_MENU);
    }
}

// After two wins in a row, the display offers the next level.
static void test_next_level(void)
{
    begin(GAME_NIM);
    tap(KEY_OK);
    for (uint8_t i = 0; i < 2; i++) {
        set_piles(1, 0, 0);
        take(1);
        wait(4200);
        CHECK_EQUAL(look()->message, MSG_YOU_WIN);
        CHECK_EQUAL(look()->second, (i ? MSG_TRY_LEVEL : MSG_AGAIN_OR_MENU));
        if (!i)
            tap(KEY_OK);
    }
    CHECK_EQUAL(look()->number[0], 3);
    tap(KEY_OK);
    CHECK(ui.screen == SCREEN_PLAY && ui.settings.level == 3 && ui.match.side[1] == 3);
    set_piles(1, 0, 0);
    take(1);
    wait(4200);
    CHECK_EQUAL(look()->second, MSG_AGAIN_OR_MENU);
}

// Holding LEFT goes to the menu. During a match, the display asks first.
static void test_leave(void)
{
    begin(GAME_NIM);
    tap(KEY_OK);
    hold(KEY_LEFT);
    CHECK_EQUAL(ui.screen, SCREEN_MENU);
    tap(KEY_OK);
    set_piles(50, 60, 70);
    take(1);
    see_reply();
    hold(KEY_LEFT);
    CHECK(ui.screen == SCREEN_PLAY && look()->message == MSG_STOP);
    tap(KEY_UP);
    hold(KEY_LEFT);
    CHECK(ui.screen == SCREEN_PLAY && look()->message == MSG_STOP);
    hold(KEY_LEFT);
    CHECK_EQUAL(ui.screen, SCREEN_MENU);
    tap(KEY_OK);
    set_piles(50, 60, 70);
    take(1);
    hold(KEY_LEFT);
    CHECK(ui.screen != SCREEN_MENU);
}

// Another game begins with its first start position.
static void test_other_game(void)
{
    begin(GAME_NIM);
    ui.settings.start = START_TOUGH;
    go_to(MSG_GAME);
    tap(KEY_UP);
    CHECK_EQUAL(ui.settings.start, 0);
}

int main(void)
{
    test_level();
    test_two_players();
    test_white();
    test_undo();
    test_undo_sides();
    test_end();
    test_seen();
    test_seen_error();
    test_retry();
    test_draw();
    test_next_level();
    test_leave();
    test_other_game();
    return check_done();
}
