// SPDX-License-Identifier: MIT
// If this test fails, a visitor meets an exhibit whose keys or lamps are wrong, or that stands still.
// Tests the exhibit at its pins: attract mode, keys, lamps, watchdog. kiosk/*.c test attract mode without
// pins.
//
//   exhibit [ELF [WORDS]]: runs the checks whose names contain WORDS. Default: all.
#include "exhibit/checks.h"

#include <string.h>

enum { LAMP_MAX_MS = 40, BITE_MS = 1000 };

static bool attracts_at_once(void)
{
    if (pins_float(&robot.bench.pins))
        return robot_fault(&robot, "a key has no pull-up");
    return kiosk_attracts(&robot) ||
           robot_fault(&robot, "only these lamps are lit: %02x", robot_lamps(&robot));
}

static unsigned bar_dots(void)
{
    unsigned dots = 0;

    while (dots < MAX7219_COLUMNS && max7219_is_lit(&robot.bench.matrix, dots, 7))
        dots++;
    for (unsigned x = dots; x < MAX7219_COLUMNS; x++)
        if (max7219_is_lit(&robot.bench.matrix, x, 7))
            return 0;
    return dots;
}

static bool bar_is(unsigned dots)
{
    return bar_dots() == dots || robot_fault(&robot, "a bar of %u dots, not %u", bar_dots(), dots);
}

// Checks the countdown in both halves of each second. `since_ms` is the time since the latest key.
static bool counts_down(unsigned since_ms, unsigned seconds)
{
    bench_run_ms(&robot.bench, KIOSK_IDLE_MS - 10750 - since_ms);
    for (unsigned left = 11; left > 10 - seconds; left--) {
        if (!bar_is(left <= 10 ? 3 * left : 0))
            return false;
        bench_run_ms(&robot.bench, 500);
        if (!bar_is(0))
            return robot_fault(&robot, "the bar does not blink");
        bench_run_ms(&robot.bench, left > 11 - seconds ? 500 : 0);
    }
    return true;
}

static bool countdown_is_seen(void)
{
    if (!kiosk_starts_game(&robot, LADDER_OK) || !counts_down(BENCH_PAUSE_MS, 5))
        return false;
    robot_tap(&robot, LADDER_RIGHT);
    bench_run_ms(&robot.bench, 400); // by now, a countdown would be visible
    if (bar_dots())
        return robot_fault(&robot, "a key does not return to the game");
    return counts_down(BENCH_PAUSE_MS + 400, 10) && kiosk_returns(&robot, 250);
}

static bool starts_again(void)
{
    return bench_run_ms(&robot.bench, BENCH_START_MS) &&
           (kiosk_attracts(&robot) || robot_fault(&robot, "no attract mode after the watchdog's reset"));
}

static bool watchdog_bites(void)
{
    robot_tap(&robot, LADDER_OK);
    machine_hang_asleep(&robot.bench.machine);
    if (!kiosk_bites(&robot.bench, BITE_MS) || !starts_again())
        return robot_fault(&robot, "firmware that hangs asleep is not reset");
    robot_tap(&robot, LADDER_OK);
    machine_hang_in(&robot.bench.machine, "kiosk_tick");
    return (kiosk_bites(&robot.bench, BITE_MS) && starts_again()) ||
           robot_fault(&robot, "firmware that hangs in a loop is not reset");
}

// Checks that the lamps change soon after a key press.
static bool lamps_follow_soon(void)
{
    kiosk_starts_game(&robot, LADDER_OK);
    for (unsigned i = 0; i < 20; i++) {
        bench_run_ms(&robot.bench, 200 + 7 * i);
        const enum ladder_key key = i % 2 ? LADDER_DOWN : LADDER_UP;
        const unsigned before = robot_lamps(&robot);
        unsigned ms = 0;

        robot_push(&robot, key);
        while (robot_lamps(&robot) == before)
            if (++ms > LAMP_MAX_MS || !bench_run_ms(&robot.bench, 1))
                return robot_fault(&robot, "%u ms after a key no lamp has changed", ms);
        robot_release(&robot, key);
    }
    return true;
}

const struct robot_check exhibit_checks[] = {
    {attracts_at_once, "attract mode begins at power-on, with all lamps lit", 0},
    {countdown_is_seen, "a bar counts down for 10 s, and any key returns to the game", 0},
    {watchdog_bites, "the watchdog restarts an exhibit that hangs", 2},
    {lamps_follow_soon, "lamps change within 40 ms of a key", 0},
    {0},
};
