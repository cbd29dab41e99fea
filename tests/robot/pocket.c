// SPDX-License-Identifier: MIT
#include "robot/pocket.h"

enum {
    SEED = 0xB0071,
    BOUNCE_MAX_US = 10000,
    START_MS = 100, // added to BENCH_START_MS
    DOWN_MS = 45,
    UP_MS = 45,
    GLANCE_MS = 600, // time in ms to read the LEDs, longer than a blinking period
    SEEN_MS = 1000,
    MEMORY_MS = 1100, // time in ms from a key press until the new picture is stable
    AGAIN_MS = 400,
    WAIT_MS = 20000,
    BLINKING_ROWS_MIN = 3, // if at least this many rows blink, the game is over
};

void pocket_open(struct robot *robot, const char *elf)
{
    pocket_open_chip(robot, board_by_name("pocket")->mcu, elf);
}

void pocket_open_chip(struct robot *robot, const char *mcu, const char *elf)
{
    static struct board board;

    board = *board_by_name("pocket");
    board.mcu = mcu;
    robot_open_board(robot, &board, elf);
    robot->random = SEED;
    robot->bounce_max_us = BOUNCE_MAX_US;
    bench_run_ms(&robot->bench, START_MS);
}

void pocket_tap(struct robot *robot, enum pocket_key key)
{
    bench_set_bounce(&robot->bench, robot->bounce_max_us ? robot_random(robot, robot->bounce_max_us) : 0);
    machine_run_us(&robot->bench.machine, robot_random(robot, 8000));
    bench_push(&robot->bench, key);
    bench_run_ms(&robot->bench, DOWN_MS);
    bench_release(&robot->bench, key);
    bench_run_ms(&robot->bench, UP_MS);
    robot->touched = machine_now(&robot->bench.machine);
}

void pocket_cut_power(struct robot *robot, uint8_t torn)
{
    bench_power_cycle(&robot->bench, LCD_8BIT, torn);
    robot->touched = machine_now(&robot->bench.machine);
}

static unsigned blinking_rows(struct robot *robot, unsigned *which)
{
    unsigned count = 0;

    for (unsigned row = LED_ROWS; row--;) {
        bool blinks = false;

        for (unsigned place = 0; place <= 2 * row; place++)
            blinks |= charlieplex_look(&robot->bench.leds, charlieplex_led(row, place)) == LED_BLINKING;
        count += blinks;
        if (blinks)
            *which = row;
    }
    return count;
}

// Returns true if the LEDs show the toy's menu.
static bool is_menu(const struct led_rows *rows)
{
    unsigned bright = 0, dim = 0;

    for (unsigned i = 1; i < LED_ROWS; i++) {
        bright += rows->stones[i] && !rows->marked[i];
        dim += rows->stones[i] && rows->marked[i] == rows->stones[i];
    }
    return rows->stones[0] == 1 && bright <= 1 && bright + dim == LED_ROWS - 1;
}

static enum pocket_sight look(struct robot *robot, struct led_rows *rows, unsigned *row)
{
    unsigned dim = 0, blinking;

    led_rows_read(&robot->bench.leds, GLANCE_MS, rows);
    blinking = blinking_rows(robot, row);
    for (unsigned i = 0; i < LED_ROWS; i++)
        dim += rows->stones[i] && rows->marked[i] == rows->stones[i];
    if (blinking >= BLINKING_ROWS_MIN)
        return dim == LED_ROWS ? SEES_LOST : SEES_WON;
    if (is_menu(rows))
        return SEES_MENU;
    return blinking == 1 && rows->is_tidy ? SEES_TURN : SEES_NOTHING;
}

enum pocket_sight pocket_look(struct robot *robot, struct led_rows *rows, unsigned *row)
{
    struct machine *machine = &robot->bench.machine;

    machine_run_until(machine, robot->touched + machine_cycles(machine, MEMORY_MS * 1000000ull));
    return look(robot, rows, row);
}

static bool has_marks(const struct led_rows *rows)
{
    unsigned marked = 0;

    for (unsigned row = 0; row < LED_ROWS; row++)
        marked += rows->marked[row];
    return marked > 0;
}

// Waits until the LEDs stay the same, with no stone marked.
enum pocket_sight pocket_wait(struct robot *robot, struct led_rows *rows)
{
    uint64_t end =
        machine_now(&robot->bench.machine) + machine_cycles(&robot->bench.machine, WAIT_MS * 1000000ull);
    struct led_rows before;
    enum pocket_sight seen, seen_before = SEES_NOTHING;
    unsigned row;

    pocket_look(robot, &before, &row);
    while (machine_now(&robot->bench.machine) < end && robot_is_well(robot)) {
        bench_run_ms(&robot->bench, AGAIN_MS);
        seen = look(robot, rows, &row);
        if (seen == seen_before && (seen == SEES_WON || seen == SEES_LOST)) {
            bench_run_ms(&robot->bench, SEEN_MS);
            return seen;
        }
        if (seen == seen_before && seen == SEES_TURN && led_rows_equal(rows, &before) && !has_marks(rows))
            return seen;
        seen_before = seen;
        before = *rows;
    }
    robot_fault(robot, "the LEDs show neither a turn nor the end of a game");
    return SEES_NOTHING;
}

bool pocket_finish(struct robot *robot)
{
    struct led_rows rows;

    while (pocket_wait(robot, &rows) == SEES_TURN) {
        pocket_tap(robot, POCKET_TAKE);
        pocket_tap(robot, POCKET_OK);
    }
    return robot_is_well(robot);
}

bool pocket_read_menu(struct robot *robot, struct pocket_setup *setup, unsigned *row)
{
    struct led_rows rows;

    if (pocket_look(robot, &rows, row) != SEES_MENU)
        return robot_fault(robot, "the LEDs do not show the menu");
    *row = 0;
    for (unsigned i = 1; i < LED_ROWS; i++)
        if (!rows.marked[i])
            *row = i;
    setup->misere = charlieplex_look(&robot->bench.leds, 0) == LED_BLINKING;
    setup->k = rows.stones[1];
    setup->start = (enum pocket_start)(rows.stones[2] - 1);
    setup->level = rows.stones[3];
    setup->mute = charlieplex_look(&robot->bench.leds, charlieplex_led(3, 0)) == LED_BLINKING;
    return true;
}

static bool is_set(unsigned row, const struct pocket_setup *is, const struct pocket_setup *wanted)
{
    switch (row) {
    case 0:
        return is->misere == wanted->misere;
    case 1:
        return is->k == wanted->k;
    case 2:
        return is->start == wanted->start;
    default:
        return is->level == wanted->level && is->mute == wanted->mute;
    }
}

bool pocket_same(const struct pocket_setup *one, const struct pocket_setup *other)
{
    return is_set(0, one, other) && is_set(1, one, other) && is_set(2, one, other) && is_set(3, one, other);
}

bool pocket_set_up(struct robot *robot, const struct pocket_setup *setup)
{
    struct pocket_setup is;
    struct led_rows rows;
    unsigned row = 0;
    enum pocket_sight sight = pocket_look(robot, &rows, &row);

    if (sight == SEES_WON || sight == SEES_LOST) {
        bench_run_ms(&robot->bench, SEEN_MS);
        pocket_tap(robot, POCKET_OK);
    }
    if (!pocket_read_menu(robot, &is, &row))
        return false;
    for (unsigned wanted = 0; wanted < LED_ROWS; wanted++)
        for (unsigned tries = 0; !is_set(wanted, &is, setup); tries++) {
            if (tries > 8)
                return robot_fault(robot, "row %u of the menu cannot be set", wanted + 1);
            for (; row != wanted; row = (row + 1) % LED_ROWS)
                pocket_tap(robot, POCKET_NEXT);
            pocket_tap(robot, POCKET_TAKE);
            if (!pocket_read_menu(robot, &is, &row))
                return false;
        }
    return true;
}

bool pocket_mark(struct robot *robot, const unsigned take[LED_ROWS])
{
    struct led_rows rows;
    unsigned row;

    if (pocket_look(robot, &rows, &row) != SEES_TURN)
        return robot_fault(robot, "the LEDs show no chosen row");
    for (unsigned visited = 0; visited < LED_ROWS; visited++) {
        if (rows.stones[row]) {
            for (unsigned taken = 0; taken < take[row]; taken++)
                pocket_tap(robot, POCKET_TAKE);
            pocket_tap(robot, POCKET_NEXT);
        }
        row = (row + 1) % LED_ROWS;
    }
    pocket_look(robot, &rows, &row);
    for (row = 0; row < LED_ROWS; row++)
        if (rows.marked[row] != take[row])
            return robot_fault(robot, "row %u: %u marked instead of %u", row + 1, rows.marked[row],
                               take[row]);
    return true;
}
