// SPDX-License-Identifier: MIT
// The 32x8 frame, dot by dot: scrolling words, and boards wider than the display; the sanitizers see that
// nothing is written outside the frame. test_view_shapes.c has a picture of each shape,
// tests/pins/play/exhibit every screen at the pins.
#include "check.h"
#include "game/games.h" // the table
#include "keeper.h"
#include "pictures_matrix.h"
#include "place.h"
#include "ui/matrix/dots.h"
#include "ui/matrix/matrix_view.h"

#include <string.h> // memcmp, memcpy

enum { BLINK_MS = 256, TEXT_MS = 5000, FRAME_MS = 16, REST_MS = 400 };

static struct matrix_picture picture;
static uint16_t now;

static void draw(void)
{
    matrix_view_draw(&picture, &frame, look(), now, ui.changed);
    ui.changed = false;
}

static bool shows(const FLASH char *wanted)
{
    draw();
    return is_drawn(wanted);
}

#define SHOWS(name) CHECK(shows(picture_##name))

// Lets time pass, frame by frame.
static void wait(uint16_t ms)
{
    for (; ms >= FRAME_MS; ms -= FRAME_MS) {
        now += FRAME_MS;
        ui_tick(&ui, now);
        draw();
    }
}

static void tap(uint8_t key)
{
    ui_event(&ui, (struct event){key, KEY_PRESS}, now);
    draw();
    ui_event(&ui, (struct event){key, KEY_TAP}, now);
    draw();
}

static void go(enum screen_id screen)
{
    ui_go(&ui, screen);
    draw();
}

// Begins the game of this row from this start, and waits until the goal has scrolled through.
static void play(uint8_t row, uint8_t start)
{
    ui.settings = (struct settings){.game = row, .start = start};
    ui.match.side[0] = HUMAN;
    ui.match.side[1] = PERFECT;
    go(ui_start(&ui));
    wait(TEXT_MS);
}

// True if the selected part blinks once it is in view.
static bool blinks(void)
{
    wait(4 * BLINK_MS);
    uint8_t before[sizeof frame];
    memcpy(before, &frame, sizeof before);
    wait(BLINK_MS);
    return memcmp(before, &frame, sizeof before);
}

// From every start of each row: a part is selected, a move is entered, and the machine replies.
static void test_every_game(void)
{
    uint8_t starts = 0, blinking = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        for (uint8_t start = 0; game_start(&games[row], start, &ui.match.position); start++) {
            play(row, start);
            tap(KEY_RIGHT);
            starts++;
            blinking += blinks();
            tap(KEY_UP);
            tap(KEY_OK);
            wait(TEXT_MS);
        }
    CHECK(starts > 2 * GAME_COUNT);
    CHECK_EQUAL(blinking, starts);
}

// A board wider than the display scrolls dot by dot to the selected part.
static void test_wide(void)
{
    play(GAME_POJ2315, 2);
    SHOWS(poj2315_7);
    tap(KEY_RIGHT);
    tap(KEY_LEFT);
    wait(2 * BLINK_MS);
    SHOWS(poj2315_last);
    play(GAME_SOS, 4);
    tap(KEY_LEFT);
    wait(4 * BLINK_MS);
    SHOWS(sos_16_last);
}

// A vertex that is looked at has no line below, and its successors are marked, as far as a token is not
// chosen.
static void test_arrows(void)
{
    play(GAME_DAG, 0);
    tap(KEY_DOWN);
    SHOWS(dag_6);
    wait(BLINK_MS);
    SHOWS(dag);
    tap(KEY_DOWN);
    SHOWS(dag_5);
    tap(KEY_RIGHT);
    SHOWS(dag_6_to_2);
}

static void test_words(void)
{
    now = 65000; // near the wrap of the clock
    ui_init(&ui, &no_keeper, 0, now);
    SHOWS(splash);
    wait(REST_MS - FRAME_MS);
    SHOWS(splash);
    wait(2 * FRAME_MS);
    SHOWS(splash_1);
    now += FRAME_MS;
    SHOWS(splash_2);
    wait(27 * 6 * FRAME_MS);
    SHOWS(splash_end);
    wait(4 * 6 * FRAME_MS);
    SHOWS(splash_again);
    wait(4 * 6 * FRAME_MS - 2 * FRAME_MS);
    SHOWS(splash);
    ui.settings = (struct settings){.game = 0};
    go(ui_start(&ui));
    SHOWS(goal);
    wait(4000); // whose turn it is comes after the goal
    SHOWS(nim);
}

// All words of the menu scroll.
static void test_menu(void)
{
    go(SCREEN_MENU);
    for (uint8_t left = 100; left; left--) {
        tap(left % 8 ? KEY_RIGHT : KEY_UP);
        wait(1000);
    }
    CHECK_EQUAL(ui.screen, SCREEN_MENU);
}

// A setting whose value changes is told from its value on, another setting from its name on.
static void test_settings(void)
{
    uint8_t name[sizeof frame];
    ui.settings = (struct settings){.game = GAME_NIM};
    go(SCREEN_MENU);
    memcpy(name, &frame, sizeof name);
    tap(KEY_DOWN);                        // changes the first character that is not wholly in view
    CHECK(memcmp(name, frame.column, 8)); // the left quarter
    tap(KEY_UP);
    tap(KEY_RIGHT);
    memcpy(name, &frame, sizeof name);
    tap(KEY_UP);
    CHECK(memcmp(name, &frame, sizeof name));
    tap(KEY_DOWN);
    tap(KEY_LEFT);
    tap(KEY_RIGHT);
    CHECK(!memcmp(name, &frame, sizeof name));
}

// The words are redrawn at each change of the numbers, also of several that a weak checksum would not notice.
static void test_numbers(void)
{
    uint8_t before[sizeof frame];
    struct view view = {.kind = VIEW_TITLE, .message = MSG_MAN};
    matrix_view_draw(&picture, &frame, &view, now, true);
    memcpy(before, &frame, sizeof before);
    show_message(&view, MSG_MAN, 9, 6);
    view.number[2] = 1;
    matrix_view_draw(&picture, &frame, &view, now, true);
    CHECK(memcmp(before, &frame, sizeof before));
}

// Without a key, the board stays as it is over the whole range of the clock.
static void test_patience(void)
{
    play(GAME_NIM, 0);
    uint8_t other = 0;
    for (uint16_t i = 0; i < 4200; i++) {
        wait(FRAME_MS);
        other += !shows(picture_nim);
    }
    CHECK_EQUAL(other, 0);
}

// That the machine thinks does not cut the goal short, which scrolls on.
static void test_goal(void)
{
    struct matrix_frame goal;
    ui.settings = (struct settings){.game = GAME_NIM};
    ui.match.side[0] = HUMAN;
    go(ui_start(&ui));
    wait(FRAME_MS);
    goal = frame;
    ui_tell(&ui, TOLD_SEARCH);
    draw();
    CHECK(!memcmp(&goal, &frame, sizeof goal));
}

int main(void)
{
    test_words();
    test_menu();
    test_every_game();
    test_wide();
    test_arrows();
    test_settings();
    test_numbers();
    test_patience();
    test_goal();
    return check_done();
}
