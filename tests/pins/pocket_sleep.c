// SPDX-License-Identifier: MIT
// If this test fails, the pocket toy empties its battery, or the key that wakes it changes the game. The
// pocket toy enters power-down 60 s after the last key. Any key wakes it and has no other effect.
//
//   pocket_sleep [ELF]
#include "tap.h"
#include "robot/pocket.h"

enum { WDTCR = 0x41, WATCHDOG = 0x48, HOURS = 24, HOUR_MS = 3600000, SETTLE_MS = 500 };

static struct robot robot;

static bool fall_asleep(void)
{
    struct machine *machine = &robot.bench.machine;

    pocket_tap(&robot, POCKET_NEXT);
    bench_run_ms(&robot.bench, 58500);
    if (machine->is_down)
        return robot_fault(&robot, "asleep too early");
    bench_run_ms(&robot.bench, 2500);
    return machine->is_down || robot_fault(&robot, "still awake after 61 s without a key");
}

static bool is_quiet(void)
{
    const struct machine *machine = &robot.bench.machine;

    if (machine->avr->data[WDTCR] & WATCHDOG)
        return robot_fault(&robot, "the watchdog runs in power-down");
    if (pins_float(&robot.bench.pins))
        return robot_fault(&robot, "a key without its pull-up");
    return !robot.bench.leds.lit || robot_fault(&robot, "a LED is lit in power-down");
}

// Checks that the toy shows the same row and marks after waking.
static bool wakes_as_it_was(enum pocket_key key)
{
    struct led_rows before, after;
    unsigned row_before, row_after, tones;
    enum pocket_sight sight;

    pocket_tap(&robot, POCKET_TAKE);
    pocket_tap(&robot, POCKET_TAKE);
    pocket_tap(&robot, POCKET_NEXT);
    sight = pocket_look(&robot, &before, &row_before);
    bench_run_ms(&robot.bench, 62000);
    if (!robot.bench.machine.is_down)
        return robot_fault(&robot, "still awake after 60 s without a key");
    tones = robot_tones(&robot);
    pocket_tap(&robot, key);
    if (robot.bench.machine.is_down)
        return robot_fault(&robot, "the key does not wake the toy");
    if (pocket_look(&robot, &after, &row_after) != sight || row_after != row_before ||
        !led_rows_equal(&before, &after))
        return robot_fault(&robot, "the key that wakes has done something else");
    if (robot_tones(&robot) != tones)
        return robot_fault(&robot, "the key that wakes is heard");
    pocket_tap(&robot, POCKET_NEXT);
    pocket_look(&robot, &after, &row_after);
    return row_after != row_before || robot_fault(&robot, "the key after the one that wakes is lost");
}

static bool sleeps_for_a_day(void)
{
    struct machine *machine = &robot.bench.machine;
    unsigned wakes = machine->wakes;
    uint64_t awake = machine_now(machine) - machine->asleep;

    for (unsigned hour = 0; hour < HOURS && machine->is_down; hour++)
        bench_run_ms(&robot.bench, HOUR_MS);
    if (!machine->is_down || machine->wakes != wakes || machine_now(machine) - machine->asleep != awake)
        return robot_fault(&robot, "%u wakes", machine->wakes - wakes);
    return is_quiet();
}

// Checks that the toy sleeps while a key is held, and wakes on release.
static bool held_key_does_not_drain_it(void)
{
    struct led_rows before, after;
    unsigned row_before, row_after;

    pocket_tap(&robot, POCKET_NEXT);
    bench_push(&robot.bench, POCKET_TAKE);
    bench_run_ms(&robot.bench, SETTLE_MS);
    const enum pocket_sight sight = pocket_look(&robot, &before, &row_before);
    bench_run_ms(&robot.bench, 62000);
    if (!robot.bench.machine.is_down || !is_quiet())
        return robot_fault(&robot, "still awake after 60 s with a key held");
    bench_release(&robot.bench, POCKET_TAKE);
    bench_run_ms(&robot.bench, SETTLE_MS);
    if (robot.bench.machine.is_down)
        return robot_fault(&robot, "the key's release does not wake the toy");
    if (pocket_look(&robot, &after, &row_after) != sight || row_after != row_before ||
        !led_rows_equal(&before, &after))
        return robot_fault(&robot, "the key's release has changed the game");
    bench_run_ms(&robot.bench, 62000);
    return (robot.bench.machine.is_down && is_quiet()) ||
           robot_fault(&robot, "still awake 60 s after the key's release");
}

int main(int argc, char **argv)
{
    static const char *const names[] = {"NEXT", "TAKE", "OK"};
    const struct pocket_setup setup = {.k = 2, .level = LEVEL_PERFECT};

    pocket_open(&robot, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    robot_holds(&robot, fall_asleep(), "in the menu: power-down 60 s after the last key, not before");
    robot_holds(&robot, is_quiet(), "power-down without watchdog, light or floating pins");
    robot_holds(&robot, sleeps_for_a_day(), "24 hours of power-down pass without a wake");
    pocket_tap(&robot, POCKET_OK);
    robot_holds(&robot, pocket_set_up(&robot, &setup), "a key wakes the toy");
    pocket_tap(&robot, POCKET_OK);
    for (unsigned key = POCKET_NEXT; key <= POCKET_OK; key++)
        robot_holds(&robot, wakes_as_it_was((enum pocket_key)key),
                    "%s wakes the toy during a game and changes nothing", names[key]);
    robot_holds(&robot, held_key_does_not_drain_it(),
                "a held key does not prevent power-down; its release wakes the toy, which then sleeps again");
    bench_close(&robot.bench);
    return tap_done();
}
