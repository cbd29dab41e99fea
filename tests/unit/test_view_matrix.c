// SPDX-License-Identifier: MIT
// If this test fails, a visitor cannot read a text that scrolls over the dots. Text on 32x8 dots must not
// jump, must pause, and must not restart at a word that the visitor has already read. Without a key the
// picture must not change, even after a flipped bit.
#include "check.h"
#include "game/games.h" // the table
#include "keeper.h"
#include "place.h"
#include "ui/matrix/dots.h"
#include "ui/matrix/matrix_view.h"

#include <stddef.h> // offsetof
#include <string.h> // memcmp, memcpy

enum { TEXT_MS = 5000, HEAL_MS = 12000, FRAME_MS = 16, REST_MS = 400, STEP = 6, LENGTH = 33, GAP = 2 };

static struct matrix_frame frame;
static struct matrix_picture picture;
static uint16_t now;

static void draw(void)
{
    matrix_view_draw(&picture, &frame, look(), now, ui.changed);
    ui.changed = false;
}

// Lets `ms` milliseconds pass, frame by frame.
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

// Starts a game. Waits until the goal has scrolled across the display.
static void play(uint8_t row, uint8_t start)
{
    ui.settings = (struct settings){.game = row, .start = start};
    ui.match.side[0] = HUMAN;
    ui.match.side[1] = PERFECT;
    go(ui_start(&ui));
    wait(TEXT_MS);
}

// Returns true if the frame is the previous frame moved left by a column.
static bool has_moved(const struct matrix_frame *before)
{
    return !memcmp(before->column + 1, frame.column, sizeof frame.column - 1);
}

// Checks that a text rests, scrolls evenly, and starts again after a gap.
static void test_words(void)
{
    now = 65000; // The 16-bit clock wraps soon after this time.
    ui_init(&ui, 0, now);
    draw();
    const struct matrix_frame first = frame;
    uint8_t jumps = 0;
    wait(REST_MS - FRAME_MS);
    CHECK(!memcmp(&first, &frame, sizeof frame));
    wait(FRAME_MS);
    for (uint16_t i = 1; i < (LENGTH + GAP) * STEP; i++) {
        const struct matrix_frame before = frame;
        wait(FRAME_MS);
        jumps += !has_moved(&before);
    }
    CHECK_EQUAL(jumps, 0);
    const struct matrix_frame last = frame;
    wait(FRAME_MS);
    CHECK(!memcmp(&first, &frame, sizeof frame));
    CHECK(has_moved(&last));
}

// Checks that the text starts to scroll at the value after the value has changed.
static void test_settings(void)
{
    uint8_t name[sizeof frame];
    ui.settings = (struct settings){.game = GAME_NIM};
    go(SCREEN_MENU);
    memcpy(name, &frame, sizeof name);
    tap(KEY_DOWN);                        // The text now scrolls from the value.
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

// Draws a setting with the value `before`, then with the value TITLE_SOS.
static void draw_after(struct matrix_frame *drawn, uint8_t before)
{
    struct view view = {.kind = VIEW_TITLE, .message = MSG_WHO_STARTS, .second = before};
    picture = (struct matrix_picture){0};
    matrix_view_draw(&picture, drawn, &view, now, true);
    view.second = TITLE_SOS;
    matrix_view_draw(&picture, drawn, &view, now, true);
}

// Checks that a changed word scrolls from the word's beginning.
static void test_changed_word(void)
{
    struct matrix_frame whole, within;
    draw_after(&whole, TITLE_NIM);
    draw_after(&within, TITLE_SUBTRACTION); // TITLE_SUBTRACTION begins with the same letter as TITLE_SOS.
    CHECK(!memcmp(whole.column, within.column, sizeof whole.column));
}

// Checks that a text is drawn again after any change of its numbers.
static void test_numbers(void)
{
    uint8_t before[sizeof frame];
    struct view view = {.kind = VIEW_TITLE, .message = MSG_MAN};
    matrix_view_draw(&picture, &frame, &view, now, true);
    memcpy(before, &frame, sizeof before);
    show_numbers(&view, MSG_MAN, 9, 6);
    view.number[2] = 1;
    matrix_view_draw(&picture, &frame, &view, now, true);
    CHECK(memcmp(before, &frame, sizeof before));
}

// Checks that without key presses, the picture stays until the clock has wrapped.
static void test_patience(void)
{
    play(GAME_NIM, 0);
    const struct matrix_frame board = frame;
    uint8_t other = 0;
    for (uint16_t i = 0; i < 4200; i++) {
        wait(FRAME_MS);
        other += memcmp(&board, &frame, sizeof frame) != 0;
    }
    CHECK_EQUAL(other, 0);
}

// Checks that the goal continues to scroll while the machine thinks.
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

// Flips a bit of the picture. Returns how many of `frames` frames after 12 s differ from `expected`.
static uint8_t differ_after_flip(uint8_t byte, uint8_t bit, const struct matrix_frame *expected,
                                 uint8_t frames)
{
    uint8_t differing = 0;
    ((uint8_t *)&picture)[byte] ^= 1 << bit;
    wait(HEAL_MS);
    for (; frames; frames--) {
        wait(FRAME_MS);
        differing += memcmp(expected, &frame, sizeof frame) != 0;
    }
    return differing;
}

// Checks that a flipped bit leaves neither a wrong text nor a text in front of the board.
static void test_flipped_bits(void)
{
    enum {
        PERIOD = (LENGTH + GAP) * STEP + REST_MS / FRAME_MS,
        FLAGS = offsetof(struct matrix_picture, text)
    };
    ui_init(&ui, 0, now);
    draw();
    const struct matrix_frame first = frame;
    for (uint8_t letter = 0; letter < 5; letter++)
        CHECK(differ_after_flip(FLAGS + letter, letter, &first, PERIOD) < PERIOD);
    play(GAME_NIM, 0);
    const struct matrix_frame board = frame;
    for (uint8_t byte = 0; byte < FLAGS; byte++)
        CHECK_EQUAL(differ_after_flip(byte, byte, &board, PERIOD), 0);
}

int main(void)
{
    test_words();
    test_settings();
    test_changed_word();
    test_numbers();
    test_patience();
    test_goal();
    test_flipped_bits();
    return check_done();
}
