// SPDX-License-Identifier: MIT
#include "robot/kiosk.h"

#include "robot/glass.h"

#include <stdio.h>

enum {
    LOOK_MS = 100,
    CLOSE_LOOK_MS = 2,
    LATE_MS = 60,
    READ_MS = 8000,
};

static const char *const labels[KIOSK_SETTINGS] = {"Opponent", WORDS_SOUND, WORDS_START, "Idle",
                                                   "Brightness"};
static const char *const values[KIOSK_SETTINGS][KIOSK_VALUES_MAX] = {
    {"perfect", "medium", "easy"},
    {WORDS_ON, "in games", WORDS_OFF},
    {"first", "second", WORDS_RANDOM},
    {"90 s", "180 s", "240 s"},
    {"3" WORDS_OF_LEVELS, "4" WORDS_OF_LEVELS, "1" WORDS_OF_LEVELS, "2" WORDS_OF_LEVELS},
};

bool kiosk_attracts(struct robot *robot)
{
    char title[WORDS_BYTES];

    if (robot_lamps(robot) != ALL_LAMPS)
        return false;
    for (uint8_t row = 0; row <= GAME_COUNT; row++) {
        snprintf(title, sizeof title, "%s " WORDS_ANY_KEY, words_title(row));
        if ((row == GAME_COUNT || !games[row].misere) && dots_show_label(robot, title))
            return true;
    }
    return false;
}

bool kiosk_returns(struct robot *robot, unsigned idle_ms)
{
    const double from = bench_seconds(&robot->bench);
    double ms = 0;

    for (; !kiosk_attracts(robot); ms = (bench_seconds(&robot->bench) - from) * 1000)
        if (ms > idle_ms + LATE_MS ||
            !bench_run_ms(&robot->bench, ms + 2 * LATE_MS < idle_ms ? LOOK_MS : CLOSE_LOOK_MS))
            return robot_fault(robot, "attract mode has not begun after %.0f ms", ms);
    return ms >= idle_ms || robot_fault(robot, "attract mode begins too early, after %.0f ms", ms);
}

bool kiosk_bites(struct bench *bench, unsigned within_ms)
{
    const unsigned before = bench->machine.watchdog_resets;

    for (unsigned ms = 0; bench->machine.watchdog_resets == before; ms++)
        if (ms < within_ms)
            machine_run_astray_us(&bench->machine, 1000);
        else
            return false;
    return true;
}

bool kiosk_starts_game(struct robot *robot, enum ladder_key key)
{
    robot_tap(robot, key);
    robot_tap(robot, LADDER_OK);
    return robot->glass->tells_turn(robot) ||
           robot_fault(robot, "%s starts no game", robot->bench.board->key[robot->key[key]].name);
}

void kiosk_press(struct robot *robot, enum ladder_key key, unsigned times)
{
    while (times--)
        robot_tap(robot, key);
}

static void hold_both(struct robot *robot, enum ladder_key one, enum ladder_key other, unsigned ms)
{
    robot_push(robot, one);
    robot_push(robot, other);
    bench_run_ms(&robot->bench, ms);
    robot_release(robot, one);
    robot_release(robot, other);
}

bool kiosk_gesture_opens(struct robot *robot, unsigned first_ms, unsigned pause_ms, unsigned second_ms)
{
    hold_both(robot, LADDER_LEFT, LADDER_RIGHT, first_ms);
    bench_run_ms(&robot->bench, pause_ms);
    hold_both(robot, LADDER_UP, LADDER_DOWN, second_ms);
    bench_run_ms(&robot->bench, robot->up_ms);
    return dots_show_label(robot, labels[0]);
}

bool kiosk_open_menu(struct robot *robot)
{
    return kiosk_gesture_opens(robot, GESTURE_MS, GESTURE_PAUSE_MS, GESTURE_MS) ||
           robot_fault(robot, "the gesture does not open the menu");
}

bool kiosk_shows_modules(const struct bench *bench)
{
    return matrix_is(&bench->matrix, "...........................#....\n"
                                     ".######....................##...\n"
                                     ".##........................###..\n"
                                     ".##.....#######################.\n"
                                     ".#####..#######################.\n"
                                     ".##........................###..\n"
                                     ".##........................##...\n"
                                     ".##........................#....\n");
}

void kiosk_accept_modules(struct bench *bench)
{
    if (bench->board->display != DISPLAY_MATRIX || !kiosk_shows_modules(bench))
        return;
    bench_tap(bench, board_key(bench->board, "ok"));
    bench_run_ms(bench, BENCH_START_MS);
}

unsigned kiosk_read_value(struct robot *robot, enum kiosk_setting setting)
{
    char text[32];

    for (unsigned waited = 0; waited < READ_MS; waited += LOOK_MS) {
        for (unsigned i = 0; i < KIOSK_VALUES_MAX && values[setting][i]; i++) {
            snprintf(text, sizeof text, "%s %s", labels[setting], values[setting][i]);
            if (matrix_reads(&robot->bench.matrix, text))
                return i;
        }
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    robot_fault(robot, "\"%s\" has no value that can be read", labels[setting]);
    return KIOSK_VALUES_MAX;
}
