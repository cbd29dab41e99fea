// SPDX-License-Identifier: MIT
#include "front/demo_hints.h"

#include "front/charset.h" // frames, also in ASCII

#include <stdio.h>
#include <string.h>

enum {
    LOOK_MS = 10,
    REST_MS = 250,      // time in ms without changes after which a screen is printed
    PATIENCE_MS = 3000, // time in ms after which even a changing screen is printed
    SCREENS_MAX = 500,
    LCD_HINT_MS = 1000,
    MATRIX_HINT_MS = 800,
    READ_MS = 2500,  // longest time that a message scrolls
    REPLY_MS = 7000, // longest time until the machine's move or the result appears
    HINT_STAGES = 3, // the third long press of OK shows the move
};

static void hold_ok(struct bench *bench, unsigned ms)
{
    bench_hold(bench, board_key(bench->board, "ok"), ms);
}

// --- LCD

// Prints the screen unless the screen was printed before.
static void print_new(struct bench *bench)
{
    static char printed[SCREENS_MAX][BENCH_FRAME_BYTES];
    static unsigned count;
    char frame[BENCH_FRAME_BYTES];

    bench_frame(bench, frame);
    for (unsigned i = 0; i < count; i++)
        if (!strcmp(frame, printed[i]))
            return;
    if (count < SCREENS_MAX)
        strcpy(printed[count++], frame);
    charset_print(frame);
}

// Waits until the screen stops changing, then prints the screen. Returns false if the firmware ended.
static bool look_at_lcd(struct bench *bench)
{
    unsigned changes = bench_changes(bench), rested = 0;

    for (unsigned waited = 0; rested < REST_MS && waited < PATIENCE_MS; waited += LOOK_MS) {
        if (!bench_run_ms(bench, LOOK_MS))
            return false;
        rested = bench_changes(bench) == changes ? rested + LOOK_MS : 0;
        changes = bench_changes(bench);
    }
    print_new(bench);
    return true;
}

static const char *reply_on_lcd(struct bench *bench)
{
    while (look_at_lcd(bench) && !display_row_is(bench, 0, "Your move") &&
           bench_seconds(bench) < DEMO_LIMIT_S) {
        if (display_row_is(bench, 0, "You win"))
            return "you";
        if (display_row_is(bench, 0, "Bouton wins"))
            return "Bouton";
    }
    return NULL;
}

static void begin_on_lcd(struct bench *bench)
{
    look_at_lcd(bench);
    demo_tap(bench, "ok");
    look_at_lcd(bench);
    demo_tap(bench, "ok");
    reply_on_lcd(bench);
}

static bool choose_on_lcd(struct bench *bench)
{
    for (unsigned stage = 0; stage < HINT_STAGES && !display_row_is(bench, 0, "loses"); stage++) {
        hold_ok(bench, LCD_HINT_MS);
        look_at_lcd(bench);
    }
    if (!display_row_is(bench, 0, "Wins!")) {
        demo_tap(bench, "up");
        look_at_lcd(bench);
    }
    return true;
}

const struct demo_ops demo_lcd = {
    .begin = begin_on_lcd,
    .choose = choose_on_lcd,
    .reply = reply_on_lcd,
};

// --- matrix of LEDs

// Waits until a message has scrolled through, then prints the display.
static void look_at_matrix(struct bench *bench)
{
    char frame[BENCH_FRAME_BYTES];

    bench_run_ms(bench, READ_MS);
    bench_frame(bench, frame);
    printf("%s\n", frame);
}

static void begin_on_matrix(struct bench *bench)
{
    bench_run_ms(bench, BENCH_START_MS);
    demo_tap(bench, "ok"); // confirms how the LED modules are mounted
    look_at_matrix(bench);
    demo_tap(bench, "ok");
    look_at_matrix(bench);
    demo_tap(bench, "ok");
    look_at_matrix(bench);
}

static bool choose_on_matrix(struct bench *bench)
{
    for (unsigned stage = 1; stage < HINT_STAGES; stage++) {
        hold_ok(bench, MATRIX_HINT_MS);
        bench_run_ms(bench, READ_MS);
    }
    hold_ok(bench, MATRIX_HINT_MS);
    if (!bench_wait_reads(bench, "Wins!", READ_MS)) {
        demo_tap(bench, "right");
        demo_tap(bench, "up");
    }
    look_at_matrix(bench);
    return true;
}

static const char *reply_on_matrix(struct bench *bench)
{
    if (bench_wait_reads(bench, "You win!", REPLY_MS))
        return "you";
    return matrix_reads(&bench->matrix, "Bouton wins!") ? "Bouton" : NULL;
}

const struct demo_ops demo_matrix = {
    .begin = begin_on_matrix,
    .choose = choose_on_matrix,
    .reply = reply_on_matrix,
};
