// SPDX-License-Identifier: MIT
// If this test fails, noise can leave the pocket toy dead until its battery is removed. Flips single bits of
// the pocket toy: in memory, registers or the program counter. The toy must recover by itself, at the latest
// after sleeping.
//
//   pocket_flips [ELF [FLIPS]]: by default 60, or 2,000 with DRAW=all
#include "draw.h"
#include "robot/flip.h"
#include "robot/pocket.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    FLIPS = 60,
    FLIPS_OF_ALL = 2000,
    EFFECT_MS = 700, // time in ms for a flipped bit's effect, longer than the watchdog's timeout
    ASLEEP_MS = 63000,
    CHORD_MS = 60,
    RESTART_MS = 600,
    ANSWER_MS = 150, // longest time in ms from a key press until the LEDs change
    KEYS = 3,
    RAM_END = 0xE0,
};

static struct robot robot;
static unsigned ran_away, slept;

static void run_ms(unsigned ms)
{
    machine_run_astray_us(&robot.bench.machine, ms * 1000ull);
}

static void hold(unsigned keys)
{
    for (unsigned key = 0; key < KEYS; key++)
        if (keys >> key & 1)
            bench_push(&robot.bench, key);
    run_ms(CHORD_MS);
    for (unsigned key = 0; key < KEYS; key++)
        bench_release(&robot.bench, key);
}

static bool answers(unsigned key)
{
    const unsigned before = bench_changes(&robot.bench);

    hold(1 << key);
    run_ms(ANSWER_MS);
    return bench_changes(&robot.bench) != before;
}

// Opens the menu with all three keys. Returns true if each key acts there.
static bool is_alive(void)
{
    hold((1 << KEYS) - 1);
    run_ms(RESTART_MS);
    for (unsigned key = 0; key < KEYS; key++)
        if (!answers(key))
            return false;
    return true;
}

static bool comes_back(void)
{
    const unsigned bites = robot.bench.machine.watchdog_resets;

    run_ms(EFFECT_MS);
    ran_away += robot.bench.machine.watchdog_resets != bites;
    if (is_alive())
        return true;
    slept++;
    run_ms(ASLEEP_MS);
    hold(1 << robot_random(&robot, KEYS));
    run_ms(EFFECT_MS);
    return is_alive();
}

static void flip(char what[static 40])
{
    struct avr_t *avr = robot.bench.machine.avr;
    const unsigned at = robot_random(&robot, RAM_END + 16), bit = robot_random(&robot, 8);

    snprintf(what, 40, "bit %u of %#x", bit, at);
    if (at >= RAM_END) {
        avr->pc ^= 2u << robot_random(&robot, 10);
        snprintf(what, 40, "the program counter, now %#x", (unsigned)avr->pc);
    } else {
        flip_bit(&robot.bench.machine, at, bit);
    }
}

int main(int argc, char **argv)
{
    const unsigned flips = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(FLIPS, FLIPS_OF_ALL);
    char what[40];
    unsigned dead = 0;

    pocket_open(&robot, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    robot.random = draw_seed();
    flip_widen(&robot.bench.machine);
    for (unsigned i = 0; i < flips; i++) {
        for (unsigned taps = robot_random(&robot, 4); taps; taps--)
            hold(1 << robot_random(&robot, KEYS));
        run_ms(robot_random(&robot, 300));
        machine_run_us(&robot.bench.machine, robot_random(&robot, 8000));
        flip(what);
        if (comes_back())
            continue;
        if (!dead++)
            printf("# flip %u, %s: dead\n", i, what);
        machine_power_cycle(&robot.bench.machine);
        run_ms(EFFECT_MS);
    }
    tap_check(!dead, "%u flipped bits, %u leave the toy dead", flips, dead);
    tap_check(flips < FLIPS_OF_ALL || ran_away > flips / 100,
              "%u bits ended in the watchdog, %u lasted until the toy had slept", ran_away, slept);
    bench_close(&robot.bench);
    return tap_done();
}
