// SPDX-License-Identifier: MIT
// If this test fails, a player who asks why a position is won or lost gets lost between the steps of the
// reason, or cannot play the hinted move afterwards. host/why_screen.py tests the steps of all games.
#include "check.h"
#include "game/games.h" // their rows
#include "ui_keys.h"

#include <string.h>

static void hold(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_HOLD);
    for (uint16_t i = 0; i < 20000 && ui.thinking; i++)
        wait(2);
}

// Starts a match of this game from this start position.
static void begin(enum game_id game, uint8_t start)
{
    begin_ui(65000);
    tap(KEY_OK);
    ui.settings.misere = games[game].misere;
    // the row of a misère game follows the row of its normal game
    ui.settings.game = game - games[game].misere;
    ui.settings.start = start;
    tap(KEY_OK);
}

// Asks for hints until the reason appears. Returns the number of hints.
static uint8_t ask(void)
{
    uint8_t hints = 0;
    while (ui.screen == SCREEN_PLAY && hints < 5) {
        hold(KEY_OK);
        hints++;
    }
    wait(400); // meanwhile the firmware counts the winning moves
    return hints - 1;
}

// Plays a winning move for the player. The side to move is then in a lost position.
static void lose(void)
{
    while (!has_move(&ui.chosen))
        hold(KEY_OK);
    game_play(&ui.match.position, &ui.chosen.move);
    ui_no_move(&ui);
    tap(KEY_UP);
    ui_no_move(&ui);
}

// True if RIGHT leads through exactly these messages, and LEFT leads back through them.
static bool steps_are(const FLASH uint8_t *messages)
{
    uint8_t i = 0;
    for (; messages[i]; i++) {
        if (ui.screen != SCREEN_WHY || look()->message != messages[i])
            return false;
        tap(KEY_RIGHT);
    }
    if (ui.screen != SCREEN_PLAY)
        return false;
    ask();
    for (uint8_t k = 1; k < i; k++)
        tap(KEY_RIGHT);
    while (i--) {
        if (ui.screen != SCREEN_WHY || look()->message != messages[i])
            return false;
        tap(KEY_LEFT);
    }
    return ui.screen == SCREEN_PLAY;
}

#define STEPS(...)                                                                                           \
    do {                                                                                                     \
        static const FLASH uint8_t messages[] = {__VA_ARGS__, NO_MESSAGE};                                   \
        ask();                                                                                               \
        CHECK(steps_are(messages));                                                                          \
    } while (0)

// True if the view shows these piles.
static bool shows(uint8_t a, uint8_t b, uint8_t c)
{
    const struct view *const view = look();
    const part_t *const part = view->position.part;
    return view->shape == SHAPE_PILES && !view->places && view->position.count == 3 && part[0] == a &&
           part[1] == b && part[2] == c && view->selected == NO_PART && !memcmp(part, view->after, 3);
}

// After the hint, RIGHT shows each column, then the position after the winning move.
static void test_nim(void)
{
    begin(GAME_NIM, 0);
    const struct position position = ui.match.position;
    CHECK(ask() == 3 && ui.hints == 3);
    const struct move move = ui.chosen.move;
    CHECK(look()->message == MSG_WHY_CUT && shows(3, 4, 5));
    tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_EVEN && look()->number[0] == 4 && look()->number[1] == 2);
    CHECK(shows(0, 4, 4));
    tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_ODD && look()->number[0] == 2 && look()->number[1] == 1);
    CHECK(shows(2, 0, 0));
    tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_EVEN && look()->number[0] == 1 && shows(1, 0, 1));
    tap(KEY_RIGHT);
    CHECK(look()->message == MSG_WHY_EVEN_LOST && shows(1, 4, 5));
    tap(KEY_RIGHT);
    CHECK(ui.screen == SCREEN_PLAY && look()->selected == 0);
    CHECK(!memcmp(&position, &ui.match.position, sizeof position) &&
          !memcmp(&move, &ui.chosen.move, sizeof move));
    tap(KEY_OK);
    CHECK_EQUAL(ui.match.position.part[0], 1); // OK plays the marked move
}

// In a lost position no move wins. A hold of OK shows the reason.
static void test_lost(void)
{
    begin(GAME_NIM, 0);
    lose();
    CHECK(ask() == 1 && !has_move(&ui.chosen) && shows(1, 4, 5));
    STEPS(MSG_WHY_CUT, MSG_WHY_EVEN, MSG_WHY_EVEN, MSG_WHY_EVEN, MSG_WHY_EVEN_LOST);
}

int main(void)
{
    test_nim();
    test_lost();
    return check_done();
}
