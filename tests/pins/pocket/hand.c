// SPDX-License-Identifier: MIT
#include "pocket/hand.h"

#include "tap.h"
#include "core/xorshift.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    START_MS = 600,
    DOWN_MS = 45,
    UP_MS = 45,
    GLANCE_MS = 600,  // a row that blinks is bright and dark within it
    MEMORY_MS = 1100, // longer than it takes to see blinking, so that nothing of before is taken for it
    AGAIN_MS = 400,
    WAIT_MS = 20000,
    BLINKING_ROWS_MIN = 3, // of a game that is over
};

void hand_open(struct hand *hand, const char *elf)
{
    char error[512];

    *hand = (struct hand){.random = 0xB0071, .bounce_max_us = 10000};
    if (!bench_open(&hand->bench, board_by_name("pocket"), elf, error, sizeof error)) {
        printf("Bail out! %s\n", error);
        exit(1);
    }
    bench_run_ms(&hand->bench, START_MS);
}

unsigned hand_random(struct hand *hand, unsigned below)
{
    return xorshift(&hand->random) % below;
}

bool hand_fault(struct hand *hand, const char *what, ...)
{
    va_list arguments;
    char text[LED_TEXT_BYTES];
    size_t length;

    if (hand->error[0])
        return false;
    if (bench_is_well(&hand->bench, hand->error, sizeof hand->error)) {
        va_start(arguments, what);
        vsnprintf(hand->error, sizeof hand->error, what, arguments);
        va_end(arguments);
    }
    charlieplex_text(&hand->bench.leds, text);
    length = strlen(hand->error);
    snprintf(hand->error + length, sizeof hand->error - length, "; LEDs %s, %.1f s", text,
             bench_seconds(&hand->bench));
    return false;
}

bool hand_is_well(struct hand *hand)
{
    char error[300];

    if (!bench_is_well(&hand->bench, error, sizeof error))
        hand_fault(hand, "a part is used wrongly");
    return !hand->error[0];
}

void hand_explain(struct hand *hand)
{
    if (hand->error[0])
        tap_note(hand->error);
    hand->error[0] = '\0';
}

unsigned hand_tones(struct hand *hand)
{
    piezo_update(&hand->bench.piezo);
    return hand->bench.piezo.tones;
}

void hand_tap(struct hand *hand, enum hand_key key)
{
    bench_set_bounce(&hand->bench, hand->bounce_max_us ? hand_random(hand, hand->bounce_max_us) : 0);
    machine_run_us(&hand->bench.machine, hand_random(hand, 8000));
    bench_push(&hand->bench, key);
    bench_run_ms(&hand->bench, DOWN_MS);
    bench_release(&hand->bench, key);
    bench_run_ms(&hand->bench, UP_MS);
    hand->touched = machine_now(&hand->bench.machine);
}

void hand_cut_power(struct hand *hand, uint8_t torn)
{
    bench_power_cycle(&hand->bench, LCD_8BIT, torn);
    hand->touched = machine_now(&hand->bench.machine);
}

static unsigned blinking_rows(struct hand *hand, unsigned *which)
{
    unsigned count = 0;

    for (unsigned row = LED_ROWS; row--;) {
        bool blinks = false;

        for (unsigned place = 0; place <= 2 * row; place++)
            blinks |= charlieplex_look(&hand->bench.leds, charlieplex_led(row, place)) == LED_BLINKING;
        count += blinks;
        if (blinks)
            *which = row;
    }
    return count;
}

// All rows have lights, those of the row that is chosen are bright; row 1 may hurry, chosen or not.
static bool is_menu(const struct led_rows *rows)
{
    unsigned bright = 0, dim = 0;

    for (unsigned i = 1; i < LED_ROWS; i++) {
        bright += rows->stones[i] && !rows->marked[i];
        dim += rows->stones[i] && rows->marked[i] == rows->stones[i];
    }
    return rows->stones[0] == 1 && bright <= 1 && bright + dim == LED_ROWS - 1;
}

static enum hand_sight look(struct hand *hand, struct led_rows *rows, unsigned *row)
{
    unsigned dim = 0, blinking;

    led_rows_read(&hand->bench.leds, GLANCE_MS, rows);
    blinking = blinking_rows(hand, row);
    for (unsigned i = 0; i < LED_ROWS; i++)
        dim += rows->stones[i] && rows->marked[i] == rows->stones[i];
    if (blinking >= BLINKING_ROWS_MIN)
        return dim == LED_ROWS ? SEES_LOST : SEES_WON;
    if (is_menu(rows))
        return SEES_MENU;
    return blinking == 1 && rows->is_tidy ? SEES_TURN : SEES_NOTHING;
}

enum hand_sight hand_look(struct hand *hand, struct led_rows *rows, unsigned *row)
{
    struct machine *machine = &hand->bench.machine;

    machine_run_until(machine, hand->touched + machine_cycles(machine, MEMORY_MS * 1000000ull));
    return look(hand, rows, row);
}

static bool has_marks(const struct led_rows *rows)
{
    unsigned marked = 0;

    for (unsigned row = 0; row < LED_ROWS; row++)
        marked += rows->marked[row];
    return marked > 0;
}

// What is seen twice is no passing state, unless it has marks, which are the machine's: its move is shown.
enum hand_sight hand_wait(struct hand *hand, struct led_rows *rows)
{
    uint64_t end =
        machine_now(&hand->bench.machine) + machine_cycles(&hand->bench.machine, WAIT_MS * 1000000ull);
    struct led_rows before;
    enum hand_sight seen, seen_before = SEES_NOTHING;
    unsigned row;

    hand_look(hand, &before, &row);
    while (machine_now(&hand->bench.machine) < end && hand_is_well(hand)) {
        bench_run_ms(&hand->bench, AGAIN_MS);
        seen = look(hand, rows, &row);
        if (seen == seen_before && (seen == SEES_WON || seen == SEES_LOST ||
                                    (seen == SEES_TURN && led_rows_equal(rows, &before) && !has_marks(rows))))
            return seen;
        seen_before = seen;
        before = *rows;
    }
    hand_fault(hand, "neither a turn nor an end");
    return SEES_NOTHING;
}

bool hand_finish(struct hand *hand)
{
    struct led_rows rows;

    while (hand_wait(hand, &rows) == SEES_TURN) {
        hand_tap(hand, HAND_TAKE);
        hand_tap(hand, HAND_OK);
    }
    return hand_is_well(hand);
}

bool hand_read_menu(struct hand *hand, struct hand_setup *setup, unsigned *row)
{
    struct led_rows rows;

    if (hand_look(hand, &rows, row) != SEES_MENU)
        return hand_fault(hand, "no menu");
    *row = 0;
    for (unsigned i = 1; i < LED_ROWS; i++)
        if (!rows.marked[i])
            *row = i;
    setup->misere = charlieplex_look(&hand->bench.leds, 0) == LED_BLINKING;
    setup->k = rows.stones[1];
    setup->start = (enum hand_start)(rows.stones[2] - 1);
    setup->level = rows.stones[3];
    return true;
}

static bool is_set(unsigned row, const struct hand_setup *is, const struct hand_setup *wanted)
{
    switch (row) {
    case 0:
        return is->misere == wanted->misere;
    case 1:
        return is->k == wanted->k;
    case 2:
        return is->start == wanted->start;
    default:
        return is->level == wanted->level;
    }
}

bool hand_set_up(struct hand *hand, const struct hand_setup *setup)
{
    struct hand_setup is;
    struct led_rows rows;
    unsigned row = 0;
    enum hand_sight sight = hand_look(hand, &rows, &row);

    if (sight == SEES_WON || sight == SEES_LOST)
        hand_tap(hand, HAND_OK);
    if (!hand_read_menu(hand, &is, &row))
        return false;
    for (unsigned wanted = 0; wanted < LED_ROWS; wanted++)
        for (unsigned tries = 0; !is_set(wanted, &is, setup); tries++) {
            if (tries > 8)
                return hand_fault(hand, "row %u of the menu cannot be set", wanted + 1);
            for (; row != wanted; row = (row + 1) % LED_ROWS)
                hand_tap(hand, HAND_NEXT);
            hand_tap(hand, HAND_TAKE);
            if (!hand_read_menu(hand, &is, &row))
                return false;
        }
    return true;
}

bool hand_mark(struct hand *hand, const unsigned take[LED_ROWS])
{
    struct led_rows rows;
    unsigned row;

    if (hand_look(hand, &rows, &row) != SEES_TURN)
        return hand_fault(hand, "no row is chosen");
    for (unsigned visited = 0; visited < LED_ROWS; visited++) {
        if (rows.stones[row]) {
            for (unsigned taken = 0; taken < take[row]; taken++)
                hand_tap(hand, HAND_TAKE);
            hand_tap(hand, HAND_NEXT);
        }
        row = (row + 1) % LED_ROWS;
    }
    hand_look(hand, &rows, &row);
    for (row = 0; row < LED_ROWS; row++)
        if (rows.marked[row] != take[row])
            return hand_fault(hand, "row %u: %u marked instead of %u", row + 1, rows.marked[row], take[row]);
    return true;
}
