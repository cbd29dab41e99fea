// SPDX-License-Identifier: MIT
// Measures a whole board at its pins: latency, sleep, games a second. Prints lines for figures.py.
//
//   pins [ELF]
#include "robot/menu.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PHASES = 100, TICK_US = 2000, REFRESH_MS = 8192, REFRESH_FROM_MS = 40, REFRESH_STEP_US = 500 };
enum { SLEEP_S = 30, GAMES_WARM_UP = 50, GAMES = 1000 };

static struct robot robot;

static void must(bool good)
{
    if (good && robot_is_well(&robot))
        return;
    fprintf(stderr, "pins: %s\n", robot.error);
    exit(1);
}

static void print(const char *name, const char *limit, double value, const char *unit)
{
    printf("%s\t%s\t%.1f\t%s\n", name, limit, value, unit);
    fflush(stdout);
}

// Returns the cycle of the next display refresh. All keys must be up.
static uint64_t next_refresh(void)
{
    struct machine *machine = &robot.bench.machine;
    uint64_t quiet_since = robot.bench.lcd.e_rise;

    while (robot.bench.lcd.e_rise == quiet_since ||
           robot.bench.lcd.e_rise - quiet_since < machine_cycles(machine, 100000000)) {
        quiet_since = robot.bench.lcd.e_rise;
        machine_run_us(machine, 100);
    }
    return robot.bench.lcd.e_rise + machine_cycles(machine, REFRESH_MS * 1000000ull);
}

// Returns the time from a key's first contact to the display's first change.
static double latency_ms(enum ladder_key key)
{
    struct bench *bench = &robot.bench;
    unsigned changes = bench->lcd.changes;
    uint64_t pushed = machine_now(&bench->machine);

    bench_push(bench, key);
    for (unsigned step = 0; bench->lcd.changes == changes; step++) {
        machine_run_us(&bench->machine, 20);
        must(step < 10000 || robot_fault(&robot, "a key does nothing"));
    }

    double ms = (double)(bench->lcd.last_change - pushed) * 1000 / bench->machine.avr->frequency;

    bench_run_ms(bench, 60);
    bench_release(bench, key);
    bench_run_ms(bench, 60);
    robot_settle(&robot);
    return ms;
}

// Keys in an order in which each press changes the display
static const enum ladder_key cycle[] = {LADDER_RIGHT, LADDER_UP, LADDER_DOWN, LADDER_LEFT, LADDER_OK};

static double worst_over_tick(unsigned keys)
{
    double worst = 0;

    for (unsigned phase = 0; phase < PHASES; phase++)
        for (unsigned i = 0; i < keys; i++) {
            uint64_t tick = machine_cycles(&robot.bench.machine, TICK_US * 1000);
            uint64_t now = machine_now(&robot.bench.machine);

            machine_run_until(&robot.bench.machine, (now / tick + 1) * tick + phase * tick / PHASES);
            worst = fmax(worst, latency_ms(cycle[i]));
        }
    return worst;
}

static double worst_over_refresh(unsigned keys)
{
    struct machine *machine = &robot.bench.machine;
    double worst = 0;

    for (unsigned phase = 0; phase < PHASES; phase++) {
        uint64_t refresh = next_refresh();

        machine_run_until(machine, refresh - machine_cycles(machine, REFRESH_FROM_MS * 1000000ull) +
                                       phase * machine_cycles(machine, REFRESH_STEP_US * 1000));
        worst = fmax(worst, latency_ms(cycle[phase % keys]));
    }
    return worst;
}

static double worst_latency(unsigned bounce_ms)
{
    static const uint8_t piles[PILES_MAX] = {1, 2, 3, 4, 5, 6, 7, 8};
    struct match match = nim_match(2, false, START_OWN, false);
    double worst;

    robot.bench.keys.bounce_us = bounce_ms * 1000;
    robot.down_ms = robot.up_ms = 40;
    robot_own_piles(&match, PILES_MAX, piles);
    must(robot_set_up(&robot, &match));
    robot_tap(&robot, LADDER_RIGHT); // opens the rules, which do not animate
    robot_settle(&robot);
    worst = worst_over_tick(4);
    must(robot_start(&robot, &match) != BROKEN);
    robot_settle(&robot);
    worst = fmax(worst, worst_over_tick(5));
    worst = fmax(worst, worst_over_refresh(5));
    match.start = START_1357;
    must(robot_start(&robot, &match) != BROKEN);
    robot_settle(&robot);
    worst = fmax(worst, worst_over_tick(5));
    return fmax(worst, worst_over_refresh(5));
}

static double asleep_percent(void)
{
    const struct match match = nim_match(1, false, START_345, false);
    struct machine *machine = &robot.bench.machine;

    must(robot_start(&robot, &match) == HUMAN_TO_MOVE);
    bench_run_ms(&robot.bench, 3000);

    uint64_t asleep = machine->asleep, from = machine_now(machine);

    bench_run_ms(&robot.bench, SLEEP_S * 1000);
    return 100.0 * (double)(machine->asleep - asleep) / (double)(machine_now(machine) - from);
}

static void play_games(unsigned games)
{
    for (; games; games--)
        must(robot_finish(&robot, robot_again(&robot), robot_any_move) != BROKEN);
}

static void measure_games(void)
{
    const struct match match = nim_match(1, false, START_345, false);

    must(robot_finish(&robot, robot_start(&robot, &match), robot_any_move) != BROKEN);
    play_games(GAMES_WARM_UP);

    const clock_t before = clock();

    play_games(GAMES);
    print("whole games a CPU second at pin level", ">= 200",
          GAMES / ((double)(clock() - before) / CLOCKS_PER_SEC), "games/s");
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    measure_games();
    print("asleep while waiting for the human", ">= 97", asleep_percent(), "% of cycles");
    print("key down to first changed glyph, worst", "<= 40", worst_latency(3), "ms");
    print("the same with contacts that bounce for 10 ms", "<= 45", worst_latency(10), "ms");
    bench_close(&robot.bench);
    return 0;
}
