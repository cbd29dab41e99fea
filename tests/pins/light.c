// SPDX-License-Identifier: MIT
// Sleep and the light of the Uno at its pins: it sleeps while it waits for a move; 60 s after the last key
// the light goes out, and the MCU sleeps deeper; any key turns it on and does what it always does, but OK
// plays nothing.
//
//   light [ELF]   by default the Uno
#include "robot/lcd.h"
#include "robot/menu.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    IDLE_MS = 60000,
    LATE_MS = 100,
    WRAP_MS = 70000, // more than a clock of 16 bits has
    GOAL_MS = 3000,  // the goal of the game has gone by
    AWAKE_MAX_PERCENT = 3,
};

static struct robot robot;
static unsigned answer_bytes;

static void hear(void *user, uint8_t byte)
{
    (void)user;
    (void)byte;
    answer_bytes++;
}

// Lets time pass, in which the backlight stays so. Its pin is an input while it is on, and low while it is
// off; high is never right.
static bool stays(bool lit, unsigned ms)
{
    const struct pin *const pin = robot.bench.board->backlight;

    for (unsigned passed = 0; passed < ms; passed++) {
        const enum machine_drive drive = machine_drives(&robot.bench.machine, pin->port, pin->bit);

        if (drive != (lit ? MACHINE_INPUT : MACHINE_LOW))
            return robot_fault(&robot, "after %u of %u ms the backlight is %s", passed, ms,
                               drive == MACHINE_HIGH    ? "driven high"
                               : drive == MACHINE_INPUT ? "on"
                                                        : "off");
        bench_run_ms(&robot.bench, 1);
    }
    return true;
}

static double awake_percent(unsigned ms)
{
    const uint64_t from = machine_now(&robot.bench.machine), slept = robot.bench.machine.asleep;

    bench_run_ms(&robot.bench, ms);
    const double cycles = (double)(machine_now(&robot.bench.machine) - from);

    return 100 * (1 - (double)(robot.bench.machine.asleep - slept) / cycles);
}

// From a key that went up within the last 0.3 s until the light goes out.
static bool goes_out(void)
{
    if (!stays(true, IDLE_MS - 3 * LATE_MS))
        return false;
    bench_run_ms(&robot.bench, 3 * LATE_MS);
    return stays(false, 1000);
}

static bool sleeps_in_a_match(void)
{
    const struct match match = nim_match(1, false, START_345, false);

    if (robot_start(&robot, &match) != HUMAN_TO_MOVE)
        return false;
    bench_run_ms(&robot.bench, GOAL_MS);
    const double awake = awake_percent(5000);

    return awake <= AWAKE_MAX_PERCENT || robot_fault(&robot, "it is awake %.2f %% of the time", awake);
}

static bool goes_out_and_rests(void)
{
    if (!robot_menu(&robot))
        return false;
    const double awake = awake_percent(1000);

    robot_tap(&robot, LADDER_RIGHT);
    robot_tap(&robot, LADDER_LEFT);
    if (!goes_out())
        return false;
    const double at_rest = awake_percent(1000);

    printf("# awake: %.2f %% of the time, and %.2f %% without light\n", awake, at_rest);
    return at_rest * 3 <= awake || robot_fault(&robot, "it does not sleep deeper");
}

static bool sends_line(void)
{
    answer_bytes = 0;
    robot.bench.line.on_byte = hear;
    serial_send(&robot.bench.line, "?", 1);
    return stays(false, 200) && (answer_bytes || robot_fault(&robot, "no line after a byte"));
}

static bool shows_menu(void)
{
    return lcd_setting_reads(&robot, 1, "Game") && lcd_setting_reads(&robot, 2, "Nim");
}

static bool stays_out(void)
{
    return stays(false, WRAP_MS) && (shows_menu() || robot_fault(&robot, "the text does not stay"));
}

static void read_glass(char text[static 2 * LCD_TEXT_BYTES])
{
    lcd_ascii(&robot.bench.lcd, 1, text);
    lcd_ascii(&robot.bench.lcd, 2, text + LCD_TEXT_BYTES);
}

// Presses the key while the light is out, and returns with the light on; false if it does not come.
static bool wakes(enum ladder_key key, bool *changes)
{
    char before[2 * LCD_TEXT_BYTES], after[2 * LCD_TEXT_BYTES];

    read_glass(before);
    robot_push(&robot, key);
    bench_run_ms(&robot.bench, LATE_MS);
    if (!stays(true, LATE_MS))
        return false;
    robot_release(&robot, key);
    bench_run_ms(&robot.bench, LATE_MS);
    robot_settle(&robot);
    read_glass(after);
    *changes = memcmp(before, after, sizeof before);
    return true;
}

// In the menu every key does what it always does; OK begins a game.
static bool any_key_wakes(void)
{
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++) {
        bool changes;

        if (!wakes(key, &changes))
            return false;
        if (!changes)
            return robot_fault(&robot, "key %u is lost", key);
        if (!goes_out())
            return false;
    }
    return true;
}

// A move that was chosen is not played unseen: OK is swallowed once, also when it is held.
static bool plays_nothing_unseen(void)
{
    bool changes;

    if (!wakes(LADDER_RIGHT, &changes))
        return false;
    robot_tap(&robot, LADDER_UP);
    if (!goes_out() || !wakes(LADDER_OK, &changes))
        return false;
    if (changes)
        return robot_fault(&robot, "OK is not swallowed");
    robot_tap(&robot, LADDER_OK);
    robot_settle(&robot);
    return robot_sees_machines_turn(&robot) || robot_fault(&robot, "OK plays nothing with the light on");
}

// Somebody leans on a key.
static bool stays_while_held(void)
{
    robot_push(&robot, LADDER_UP);
    bench_run_ms(&robot.bench, LATE_MS);
    const bool lit = stays(true, WRAP_MS);

    robot_release(&robot, LADDER_UP);
    bench_run_ms(&robot.bench, LATE_MS);
    return lit && robot_can_play(&robot);
}

static void check(bool holds, const char *what)
{
    tap_check(holds && robot_is_well(&robot), "%s", what);
    robot_explain(&robot);
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    check(sleeps_in_a_match(), "while a player thinks it sleeps 97 % of the time");
    check(goes_out_and_rests(), "after 60 s without a key the light goes out, and it sleeps deeper");
    check(sends_line(), "the line is sent without light");
    check(stays_out(), "it stays out, with the text as it was");
    check(any_key_wakes(), "any key turns it on and does what it always does");
    check(plays_nothing_unseen(), "but OK plays no move that was chosen before");
    check(stays_while_held(), "it does not go out while a key is down");
    bench_close(&robot.bench);
    return tap_done();
}
