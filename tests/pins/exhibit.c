// SPDX-License-Identifier: MIT
// If this test fails, a visitor meets an exhibit whose keys, lamps, sounds or picture are wrong, or that
// stands still, or a setting of the operator is lost. Tests the exhibit at its pins: attract mode, keys,
// lamps, watchdog, sounds, modules, brightness. kiosk/*.c test attract mode and the operator's menu without
// pins.
//
//   exhibit [ELF [WORDS]]: runs the checks whose names contain WORDS. Default: all.
#include "draw.h"
#include "exhibit/checks.h"

#include <string.h>

enum {
    LAMP_MAX_MS = 40,
    BITE_MS = 1000,
    KEEP_MS = 200,  // for saving a record
    CALL_MS = 2000, // longer than the tune in attract mode
    MOVE_HZ_MIN = 1326,
    MOVE_HZ_MAX = 1334,
    KINDS = 4, // the test tries one of KINDS kinds of modules
};

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

static bool sounds_are_chosen(void)
{
    static const bool attracting[KIOSK_VALUES] = {true, false, false},
                      playing[KIOSK_VALUES] = {true, true, false};

    for (unsigned choice = 0; choice < KIOSK_VALUES; choice++) {
        if (!kiosk_open_menu(&robot))
            return false;
        kiosk_press(&robot, LADDER_RIGHT, 1);
        kiosk_press(&robot, LADDER_UP, choice != 0); // from the previous choice
        if (kiosk_read_value(&robot, SETTING_SOUND) != choice)
            return robot_fault(&robot, "sound %u cannot be set", choice);
        const unsigned before = robot_tones(&robot);

        kiosk_press(&robot, LADDER_OK, 1);
        bench_run_ms(&robot.bench, CALL_MS);
        const unsigned calls = robot_tones(&robot) - before;

        kiosk_starts_game(&robot, LADDER_OK);
        kiosk_press(&robot, LADDER_RIGHT, 1);
        kiosk_press(&robot, LADDER_UP, 1);
        kiosk_press(&robot, LADDER_OK, 1);
        bench_run_ms(&robot.bench, 200);
        const unsigned moves = robot_tones(&robot) - before - calls;

        const unsigned hz = robot.bench.piezo.tone[(before + calls) % TONES_KEPT].hz;

        if (moves && (hz <= MOVE_HZ_MIN || hz >= MOVE_HZ_MAX))
            return robot_fault(&robot, "a move sounds at %u Hz", hz);
        if (!calls == attracting[choice] || !moves == playing[choice])
            return robot_fault(&robot, "sound %u: %u tones in attract mode, %u of a move", choice, calls,
                               moves);
    }
    return true;
}

// Presses keys until the picture is right. UP mirrors it.
static bool makes_picture_right(void)
{
    static bool was_mirrored;
    const bool needs_up = robot.bench.matrix.mounting.is_mirrored != was_mirrored;

    was_mirrored = robot.bench.matrix.mounting.is_mirrored;
    for (unsigned reversals = 0; reversals < 2; reversals++) {
        for (unsigned mirrorings = 0; mirrorings < 2; mirrorings++) {
            for (unsigned turns = 0; turns < MAX7219_TURNS; turns++) {
                if (kiosk_shows_modules(&robot.bench))
                    return mirrorings == needs_up || robot_fault(&robot, "RIGHT mirrors the picture");
                kiosk_press(&robot, LADDER_RIGHT, 1);
            }
            kiosk_press(&robot, LADDER_UP, 1);
        }
        kiosk_press(&robot, LADDER_DOWN, 1);
    }
    return robot_fault(&robot, "no keys correct the picture");
}

// Opens and corrects the test picture of the modules without reading the menu, which may be unreadable.
static bool puts_modules_right(void)
{
    kiosk_gesture_opens(&robot, GESTURE_MS, GESTURE_PAUSE_MS, GESTURE_MS);
    kiosk_press(&robot, LADDER_LEFT, 1);
    kiosk_press(&robot, LADDER_UP, 1);
    if (!makes_picture_right())
        return false;
    kiosk_press(&robot, LADDER_OK, 1);
    return bench_run_ms(&robot.bench, KEEP_MS);
}

// Checks that the display receives a picture within 1.5 ms, in 13 LOAD pulses.
static bool frames_are_short(void)
{
    enum { FRAME_MAX_US = 1500 * 12 / 13, REST_US = 600, LOOK_US = 20, LOOKS = 20000 };
    const struct max7219 *const chain = &robot.bench.matrix;
    const uint64_t us = robot.bench.machine.avr->frequency / 1000000;
    uint64_t begun = chain->load_rise, ended = begun;

    for (unsigned looks = 0; looks < LOOKS; looks++) {
        machine_run_us(&robot.bench.machine, LOOK_US);
        if (chain->load_rise == ended)
            continue;
        if (chain->load_rise - ended > REST_US * us)
            begun = chain->load_rise;
        ended = chain->load_rise;
        if (ended - begun > FRAME_MAX_US * us)
            return robot_fault(&robot, "a frame needs %llu us", (unsigned long long)((ended - begun) / us));
    }
    return true;
}

// Checks the different kinds of modules, one after another.
static bool modules_of_any_kind_are_right(void)
{
    struct max7219_mounting *const mounting = &robot.bench.matrix.mounting;

    for (unsigned kind = 1; kind <= 4 * MAX7219_TURNS; kind++) {
        if (!drawn(kind, KINDS))
            continue;
        *mounting = (struct max7219_mounting){kind % MAX7219_TURNS, kind & 4, kind & 8};
        if (kiosk_gesture_opens(&robot, GESTURE_MS, GESTURE_PAUSE_MS, GESTURE_MS))
            return robot_fault(&robot, "modules of another kind show the same text");
        if (!puts_modules_right() || !frames_are_short())
            return false;
        for (unsigned cut = 0; cut < 2; cut++) {
            if (!kiosk_attracts(&robot))
                return robot_fault(&robot, "turns %u, mirrored %u, reversed %u: no title after %s",
                                   mounting->turns, mounting->is_mirrored, mounting->is_reversed,
                                   cut ? "a power cut" : "OK");
            robot_cut_power(&robot, kind);
        }
    }
    return true;
}

// Checks that each brightness is saved and is the same in all modules.
static bool brightness_is_set(void)
{
    static const unsigned sixteenths[KIOSK_VALUES_MAX] = {5, 16, 1, 2};

    for (unsigned value = 0; value < KIOSK_VALUES_MAX; value++) {
        for (unsigned module = 0; module < MAX7219_MODULES; module++)
            if (max7219_brightness(&robot.bench.matrix, module) != sixteenths[value])
                return robot_fault(&robot, "value %u: %u sixteenths in module %u", value,
                                   max7219_brightness(&robot.bench.matrix, module), module);
        if (!kiosk_open_menu(&robot))
            return false;
        kiosk_press(&robot, LADDER_RIGHT, SETTING_BRIGHTNESS);
        if (kiosk_read_value(&robot, SETTING_BRIGHTNESS) != value)
            return robot_fault(&robot, "value %u of the brightness is not saved", value);
        kiosk_press(&robot, LADDER_UP, 1);
        bench_run_ms(&robot.bench, KEEP_MS);
        robot_cut_power(&robot, value);
    }
    return true;
}

const struct robot_check exhibit_checks[] = {
    {attracts_at_once, "attract mode begins at power-on, with all lamps lit", 0},
    {countdown_is_seen, "a bar counts down for 10 s, and any key returns to the game", 0},
    {watchdog_bites, "the watchdog restarts an exhibit that hangs", 2},
    {lamps_follow_soon, "lamps change within 40 ms of a key", 0},
    {sounds_are_chosen, "the setting for sounds: always, only during games, never", 0},
    {brightness_is_set, "the brightness of all modules has four steps and is saved", 0},
    {modules_of_any_kind_are_right,
     "modules of any of 16 kinds show the right picture after the operator's choice", 0},
    {0},
};
