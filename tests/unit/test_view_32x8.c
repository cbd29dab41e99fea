// SPDX-License-Identifier: MIT
// What stands on 32x8 dots, dot by dot: every game's start, moves that are shown, words that move.
#include "check.h"
#include "pictures_32x8.h"
#include "ui/ui.h"
#include "ui/view_32x8.h"

#include <string.h> // memcmp, memcpy

enum { BLINK_MS = 256, TEXT_MS = 5000, FRAME_MS = 16, REST_MS = 400 };

static uint16_t now;
static struct { // around the dots stands what nobody may write
    uint8_t before[8], dots[8][4], behind[8];
} frame;
static uint16_t spoiled;

static void draw(void)
{
    for (uint8_t i = 0; i < sizeof frame.before; i++)
        frame.before[i] = frame.behind[i] = 0xa5;
    view_32x8_draw(now, frame.dots);
    for (uint8_t i = 0; i < sizeof frame.before; i++)
        spoiled += frame.before[i] != 0xa5 || frame.behind[i] != 0xa5;
}

static bool shows(const FLASH char *picture)
{
    draw();
    for (uint8_t y = 0; y < 8; y++)
        for (uint8_t x = 0; x < 32; x++)
            if (*picture++ != (frame.dots[y][x / 8] << x % 8 & 0x80 ? '#' : '.'))
                return false;
    return true;
}

#define SHOWS(name) CHECK(shows(picture_##name))

// Time passes picture by picture.
static void wait(uint16_t ms)
{
    for (; ms >= FRAME_MS; ms -= FRAME_MS) {
        now += FRAME_MS;
        ui_tick(now);
        draw();
    }
}

static void tap(uint8_t key)
{
    ui_event((struct event){key, KEY_PRESS}, now);
    ui_event((struct event){key, KEY_TAP}, now);
    draw();
}

// A game of the row from this start; the goal has been read.
static void play(uint8_t row, uint8_t start)
{
    ui.settings = (struct settings){.game = row, .start = start};
    ui_start_game();
    wait(TEXT_MS);
}

static bool same(const FLASH char *a, const FLASH char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static uint8_t row_of(const FLASH char *name)
{
    uint8_t row = 0;
    while (row < game_count && !same(&games[row].name[0], name))
        row++;
    return row;
}

#define PLAY(game_, start_)                                                                                  \
    do {                                                                                                     \
        static const FLASH char name_[] = #game_;                                                            \
        play(row_of(name_), start_);                                                                         \
        CHECK(ui.view.game == &games[row_of(name_)]);                                                        \
    } while (0)

// The first start of each game, misere ones with those that look alike.
#define START(game_, picture_)                                                                               \
    do {                                                                                                     \
        PLAY(game_, 0);                                                                                      \
        SHOWS(picture_);                                                                                     \
        started++;                                                                                           \
    } while (0)

static void test_starts(void)
{
    uint8_t started = 0;
    START(nim, nim);
    START(mnim, nim);
    START(moore, moore);
    START(mmoore, moore);
    START(take, take);
    START(mtake, take);
    START(sub, sub);
    START(msub, sub);
    START(subsum, subsum);
    START(msubsum, subsum);
    START(mixed, mixed);
    START(mmixed, mixed);
    START(wythoff, wythoff);
    START(fib, fib);
    START(dyn1, fib);
    START(stair, stair);
    START(nimble, nimble);
    START(turtle_opt, turtle);
    START(turtle_man, turtle);
    START(turtle_edge, turtle);
    START(northcott, northcott);
    START(northcottr, northcott);
    START(sos, sos);
    START(divide, divide);
    START(bnim, bnim);
    START(poj2315, poj2315);
    START(dag, dag);
    START(mdag, dag);
    START(everysg, dag);
    START(chomp, chomp);
    CHECK(started == game_count);
}

static void test_other_starts(void)
{
    PLAY(nim, 1);
    SHOWS(nim_1357);
    PLAY(sub, 2);
    SHOWS(sub_50);
    PLAY(wythoff, 1);
    SHOWS(wythoff_12_20);
    PLAY(stair, 2);
    SHOWS(stair_6);
    PLAY(nimble, 2);
    SHOWS(nimble_two_in_a_cell);
    PLAY(turtle_opt, 2);
    SHOWS(turtle_12);
    PLAY(northcott, 1);
    SHOWS(northcott_3_rows);
    PLAY(divide, 2);
    SHOWS(divide_20);
    PLAY(dag, 2);
    SHOWS(dag_10);
    PLAY(chomp, 1);
    SHOWS(chomp_4x8);
    PLAY(chomp, 3);
    SHOWS(chomp_8x8);
}

// A move is shown as it will be, then as it is, and so on.
static void test_moves(void)
{
    PLAY(nim, 0);
    tap(KEY_RIGHT);
    SHOWS(nim_first_selected);
    tap(KEY_UP);
    tap(KEY_UP);
    SHOWS(nim_first_leaves_1);
    wait(BLINK_MS);
    SHOWS(nim);
    wait(BLINK_MS);
    SHOWS(nim_first_leaves_1);
    PLAY(wythoff, 0);
    tap(KEY_LEFT);
    tap(KEY_UP);
    SHOWS(wythoff_both);
    PLAY(take, 0);
    tap(KEY_UP);
    SHOWS(take_1);
    PLAY(nimble, 0);
    tap(KEY_RIGHT);
    SHOWS(nimble_move);
    PLAY(turtle_man, 0);
    tap(KEY_RIGHT);
    SHOWS(turtle_move);
    PLAY(northcott, 0);
    tap(KEY_RIGHT);
    SHOWS(northcott_move);
    PLAY(sos, 0);
    tap(KEY_RIGHT);
    SHOWS(sos_s);
    tap(KEY_UP);
    SHOWS(sos_o);
    PLAY(divide, 0);
    tap(KEY_RIGHT);
    SHOWS(divide_move);
    PLAY(dag, 0);
    tap(KEY_RIGHT);
    SHOWS(dag_arrows);
    PLAY(chomp, 0);
    tap(KEY_RIGHT);
    tap(KEY_UP);
    SHOWS(chomp_bite);
}

// More than the display is wide: the selected part comes into view, dot by dot.
static void test_wide(void)
{
    PLAY(poj2315, 2);
    SHOWS(poj2315_7);
    tap(KEY_RIGHT);
    tap(KEY_LEFT);
    wait(2 * BLINK_MS);
    SHOWS(poj2315_last);
    PLAY(sos, 4);
    tap(KEY_LEFT);
    wait(4 * BLINK_MS);
    SHOWS(sos_16_last);
}

static void test_words(void)
{
    now = 65000; // near the wrap of the clock
    ui_init(false, now);
    SHOWS(splash);
    wait(REST_MS - FRAME_MS);
    SHOWS(splash);
    wait(2 * FRAME_MS);
    SHOWS(splash_1);
    now += FRAME_MS;
    SHOWS(splash_2);
    wait(27 * 6 * FRAME_MS);
    SHOWS(splash_end);
    wait(8 * 6 * FRAME_MS - 2 * FRAME_MS);
    SHOWS(splash_again);
    tap(KEY_OK);
    SHOWS(menu_game);
    tap(KEY_RIGHT);
    SHOWS(menu_which);
    tap(KEY_UP);
    SHOWS(menu_wythoff);
    tap(KEY_RIGHT);
    SHOWS(menu_start);
    wait(1504);
    SHOWS(wythoff);
    tap(KEY_UP);
    SHOWS(wythoff_12_20);
    PLAY(chomp, 0);
    ui.settings = (struct settings){.game = 0};
    ui_start_game();
    SHOWS(goal);
    wait(3000);
    SHOWS(nim);
    ui.position.part[0] = 1;
    ui.position.part[1] = ui.position.part[2] = 0;
    tap(KEY_UP);
    tap(KEY_OK);
    SHOWS(you_win);
}

// Words follow the view, whatever changes in it: these numbers once had the same checksum.
static void test_numbers(void)
{
    uint8_t before[8][4];
    ui.view.kind = VIEW_TITLE;
    ui_say_numbers(WORD_MAN, 0, 0);
    ui.view.number[2] = 0;
    draw();
    memcpy(before, frame.dots, sizeof before);
    ui_say_numbers(WORD_MAN, 9, 6);
    ui.view.number[2] = 1;
    draw();
    CHECK(memcmp(before, frame.dots, sizeof before));
}

// Without any key, all the time that the clock has, a board stays a board.
static void test_patience(void)
{
    PLAY(nim, 0);
    uint8_t other = 0;
    for (uint16_t i = 0; i < 4200; i++) {
        wait(FRAME_MS);
        other += !shows(picture_nim);
    }
    CHECK(other == 0);
}

int main(void)
{
    test_words();
    test_starts();
    test_other_starts();
    test_moves();
    test_wide();
    test_numbers();
    test_patience();
    CHECK(spoiled == 0);
    return check_done();
}
