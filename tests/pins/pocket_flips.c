// SPDX-License-Identifier: MIT
// One bit of the pocket toy flips, anywhere: in its memory, its registers or its program counter, at any
// moment of the menu or of a game. It must come back by itself: at once, or when it has slept.
//
//   pocket_flips [ELF [FLIPS]]   by default 60, 2,000 with DRAW=all
#include "draw.h"
#include "robot/flip.h"
#include "robot/pocket.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    FLIPS = 60,
    FLIPS_OF_ALL = 2000,
    EFFECT_MS = 700, // longer than the watchdog's time
    ASLEEP_MS = 63000,
    CHORD_MS = 60,
    RESTART_MS = 600,
    ANSWER_MS = 150, // from a key to light
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

// All three keys lead to the menu, where each of them changes what is seen, and nothing else does.
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
    tap_check(!dead, "%u flipped bits, %u leave it dead", flips, dead);
    tap_check(flips < FLIPS_OF_ALL || ran_away > flips / 100,
              "%u were for the watchdog, %u lasted until it had slept", ran_away, slept);
    bench_close(&robot.bench);
    return tap_done();
}
