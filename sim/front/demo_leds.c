// SPDX-License-Identifier: MIT
#include "front/demo_leds.h"

#include "front/charset.h"  // lights, also in ASCII
#include "parts/led_rows.h" // what a player reads

#include <stdio.h>
#include <string.h>

enum {
    START_MS = 1000,
    GLANCE_MS = 600, // in ms, longer than the dark phase of a blinking row
    REST_MS = 1000,  // pause after the machine's move
};

static void print(struct bench *bench, const char *what)
{
    char frame[BENCH_FRAME_BYTES];

    bench_frame(bench, frame);
    printf("%s\n", what);
    charset_print(frame);
    puts("");
}

static struct led_rows see(struct bench *bench)
{
    struct led_rows rows;

    bench_run_ms(bench, GLANCE_MS);
    led_rows_read(&bench->leds, GLANCE_MS - 40, &rows);
    return rows;
}

// Chooses a move. Sets *row and returns how many stones to take.
static unsigned choose(const struct led_rows *rows, unsigned *row)
{
    unsigned sum = 0;

    *row = 0;
    for (unsigned i = 0; i < LED_ROWS; i++) {
        sum ^= rows->stones[i];
        if (rows->stones[i] > rows->stones[*row])
            *row = i;
    }
    for (unsigned i = 0; i < LED_ROWS; i++)
        if ((rows->stones[i] ^ sum) < rows->stones[i]) {
            *row = i;
            return rows->stones[i] - (rows->stones[i] ^ sum);
        }
    return 1;
}

// Marks stones in a row. The key NEXT selects a row, TAKE marks a stone.
static bool mark(struct bench *bench, unsigned row, unsigned count)
{
    for (unsigned tries = 0; tries < 2 * LED_ROWS; tries++) {
        demo_tap(bench, "take");

        struct led_rows rows = see(bench);

        if (rows.marked[row]) {
            for (unsigned more = 1; more < count; more++)
                demo_tap(bench, "take");
            return see(bench).marked[row] == count;
        }
        demo_tap(bench, "next");
    }
    return false;
}

// Returns true if `rows` can follow `before`: no row is longer, and no stone is marked.
static bool is_later(const struct led_rows *rows, const struct led_rows *before)
{
    for (unsigned row = 0; row < LED_ROWS; row++)
        if (rows->stones[row] > before->stones[row] || rows->marked[row])
            return false;
    return rows->is_tidy;
}

// Waits for the machine's move. Sets *rows to the new position. Returns false if the game is over.
static bool wait_for_move(struct bench *bench, const struct led_rows *left, struct led_rows *rows)
{
    unsigned rested = 0;
    struct led_rows before = see(bench);

    while (rested < REST_MS && bench_seconds(bench) < DEMO_LIMIT_S) {
        *rows = see(bench);
        rested = led_rows_equal(rows, &before) ? rested + GLANCE_MS : 0;
        before = *rows;
        if (!led_rows_stones(left) || (!is_later(rows, left) && !rows->is_tidy))
            return false;
    }
    return is_later(rows, left) && led_rows_stones(rows) > 0 && led_rows_stones(rows) < led_rows_stones(left);
}

static struct led_rows position; // current position, updated after each move

static void begin(struct bench *bench)
{
    bench_run_ms(bench, START_MS);
    print(bench, "Choose a game:");
    demo_tap(bench, "ok");
    position = see(bench);
}

static bool choose_and_mark(struct bench *bench)
{
    unsigned row, count = choose(&position, &row);

    print(bench, "Your move:");
    if (!mark(bench, row, count))
        return false;
    print(bench, "Marked:");
    position.stones[row] -= count;
    return true;
}

static const char *reply(struct bench *bench)
{
    const struct led_rows left = position;

    if (wait_for_move(bench, &left, &position))
        return NULL;
    print(bench, "Over:");
    return led_rows_stones(&left) ? "Bouton" : "you";
}

const struct demo_ops demo_leds = {.begin = begin, .choose = choose_and_mark, .reply = reply};
