// SPDX-License-Identifier: MIT
// If this test fails, a visitor opens the operator's menu of the exhibit, or a setting is lost or wrong.
// kiosk/operator.c tests the gesture and the menu without a board.
//
//   exhibit_operator [ELF [WORDS]]: runs the checks whose names contain WORDS. Default: all.
#include "draw.h"
#include "exhibit/checks.h"
#include "robot/glass.h"

enum {
    KEEP_MS = 200,     // for saving a record
    RESET_MS = 2000,   // for saving all counters
    OPENING_MS = 9000, // longest time of the demonstrated move and the goal
    RANDOM_KEYS = 50,
    MOVE_HZ_MIN = 1326,
    MOVE_HZ_MAX = 1334,
    KINDS = 4, // the test tries one of KINDS kinds of modules
};

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
        bench_run_ms(&robot.bench, 1000);
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

// Presses keys until the modules show the picture correctly.
static bool makes_picture_right(void)
{
    for (unsigned reversals = 0; reversals < 2; reversals++) {
        for (unsigned mirrorings = 0; mirrorings < 2; mirrorings++) {
            for (unsigned turns = 0; turns < MAX7219_TURNS; turns++) {
                if (kiosk_shows_modules(&robot.bench))
                    return true;
                kiosk_press(&robot, LADDER_RIGHT, 1);
            }
            kiosk_press(&robot, LADDER_UP, 1);
        }
        kiosk_press(&robot, LADDER_DOWN, 1);
    }
    return robot_fault(&robot, "no keys correct the picture");
}

// Opens the picture for the modules without reading the menu. Corrects the picture.
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

static void press_anything(void)
{
    const unsigned kind = robot_random(&robot, 16);
    const enum ladder_key arrow = robot_random(&robot, LADDER_OK), other = robot_random(&robot, LADDER_OK);
    // only on the service screen, because OK leaves the menu elsewhere
    const enum ladder_key key = kiosk_lights_all_dots(&robot) ? LADDER_OK : arrow;

    if (kind == 0)
        kiosk_hold_both(&robot, key, other, 1 + robot_random(&robot, 600));
    else if (kind == 1)
        robot_hold(&robot, key, 600);
    else
        robot_hold(&robot, key, 1 + robot_random(&robot, 100));
    bench_run_ms(&robot.bench, robot_random(&robot, 100));
}

// Presses random keys. Checks that settings are saved and a game can start.
static bool random_keys_break_nothing(void)
{
    static const unsigned idle_ms[KIOSK_VALUES] = {90000, 180000, 240000};
    struct kiosk_settings settings, kept;

    const unsigned rounds = draw_count(1, 3);

    for (unsigned round = 0; round < rounds; round++) {
        const bool leaves_alone = drawn(round, 3);

        if (!kiosk_open_menu(&robot))
            return false;
        for (unsigned keys = 0; keys < RANDOM_KEYS; keys++)
            press_anything();
        bench_run_ms(&robot.bench, BENCH_PAUSE_MS);
        if (!puts_modules_right())
            return false;
        // may fail, because the menu may now be in another language
        kiosk_gesture_opens(&robot, GESTURE_MS, GESTURE_PAUSE_MS, GESTURE_MS);
        if (!kiosk_offer_english(&robot) || !kiosk_read_settings(&robot, &settings))
            return false;
        kiosk_press(&robot, leaves_alone ? LADDER_RIGHT : LADDER_OK, 1);
        if (leaves_alone && !kiosk_returns(&robot, idle_ms[settings.value[SETTING_IDLE]] - BENCH_PAUSE_MS))
            return false;
        bench_run_ms(&robot.bench, RESET_MS);
        cut_power(round);
        if (!kiosk_open_menu(&robot) || !kiosk_read_settings(&robot, &kept))
            return false;
        if (!kiosk_same_settings(&settings, &kept))
            return robot_fault(&robot, "the settings have changed after a power cut");
        kiosk_press(&robot, LADDER_OK, 2);
        if (!glass_waits(&robot, robot.glass->tells_turn, OPENING_MS))
            return robot_fault(&robot, "OK starts no game afterwards");
    }
    return true;
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
            cut_power(kind);
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
        cut_power(value);
    }
    return true;
}

const struct robot_check exhibit_checks[] = {
    {sounds_are_chosen, "the setting for sounds: always, only during games, never", 0},
    {brightness_is_set, "the brightness of all modules has four steps and is saved", 0},
    {modules_of_any_kind_are_right,
     "modules of any of 16 kinds show the right picture after the operator's choice", 0},
    {random_keys_break_nothing, "random keys in the menu break nothing", 0},
    {0},
};
