// SPDX-License-Identifier: MIT
// If this test fails, the pocket toy's LEDs flicker, glow when off, or lag behind quick keys, or the toy
// empties its battery, or the key that wakes it changes the game. Tests frame rate, even brightness, no stray
// light, quick keys, sleep between ticks, and power-down 60 s after the last key.
//
//   pocket_power [ELF]
#include "draw.h"
#include "tap.h"
#include "robot/pocket.h"

#include <string.h>

enum {
    WINDOW_MS = 32, // duration of a measurement in ms
    WINDOWS = 36,   // number of measurements, which together cover a whole period of blinking
    TAPS = 100,
    LATENCY_MAX_MS = 40,
    AWAKE_MAX_PERCENT = 33, // the README assumes 30 % when it states the life of a cell
    TRIES = 8,
    WAKES = 6, // number of times that each key wakes the toy, with different bounces each time
    WAKES_OF_ALL = 60,
    WAKE_BOUNCE_US = 7000,
    WAKE_BOUNCE_RANGE_US = 3000,
};
enum { WDTCR = 0x41, WATCHDOG = 0x48, HOURS = 24, HOUR_MS = 3600000, SETTLE_MS = 500 };

static struct robot robot;

// Results of all measurements. Brightness is the time in which an LED is lit, in 1/1000 %.
static struct {
    unsigned least, most;
    uint64_t period_max; // longest period of an LED that does not blink, in us
    bool seen[LEDS + 1]; // element n is true if n LEDs have been lit at once
} light = {.least = 1000000};

static void measure(void)
{
    struct charlieplex *leds = &robot.bench.leds;
    uint64_t brightest[LEDS] = {0}, window = machine_cycles(&robot.bench.machine, WINDOW_MS * 1000000ull);
    unsigned lit = 0;

    bench_run_ms(&robot.bench, 1100);
    for (unsigned i = 0; i < WINDOWS; i++) {
        charlieplex_measure(leds);
        bench_run_ms(&robot.bench, WINDOW_MS);
        charlieplex_update(leds);
        for (unsigned led = 0; led < LEDS; led++) {
            const struct led_measure *of = &leds->measure[led];

            if (of->lit > brightest[led])
                brightest[led] = of->lit;
            if (of->times > 1 && charlieplex_look(leds, led) != LED_BLINKING &&
                of->period_max > light.period_max)
                light.period_max = of->period_max;
        }
    }
    for (unsigned led = 0; led < LEDS; led++) {
        unsigned promille = (unsigned)(brightest[led] * 100000 / window);

        lit += brightest[led] > 0;
        if (charlieplex_brightest(leds, led, 1000) != LED_ON)
            continue;
        light.least = promille < light.least ? promille : light.least;
        light.most = promille > light.most ? promille : light.most;
    }
    light.seen[lit] = true;
}

// Plays a game stone by stone. Measures the LEDs after each step.
static bool measure_game(const struct pocket_setup *setup)
{
    struct led_rows rows;

    if (!pocket_set_up(&robot, setup))
        return false;
    measure();
    pocket_tap(&robot, POCKET_OK);
    measure();
    pocket_tap(&robot, POCKET_OK);
    while (pocket_wait(&robot, &rows) == SEES_TURN) {
        unsigned take[LED_ROWS] = {0};

        measure();
        for (unsigned row = 0; row < LED_ROWS; row++)
            if (rows.stones[row]) {
                take[row] = 1;
                break;
            }
        if (!pocket_mark(&robot, take))
            return false;
        measure();
        pocket_tap(&robot, POCKET_OK);
    }
    measure();
    return robot_is_well(&robot);
}

// Changes k with TAKE. Measures the longest time until an LED changes.
static bool measure_latency(unsigned *worst_us)
{
    const struct pocket_setup setup = {.k = 1, .level = LEVEL_PERFECT};
    struct pocket_setup is;
    struct machine *machine = &robot.bench.machine;
    struct charlieplex *leds = &robot.bench.leds;
    unsigned row, second = charlieplex_led(1, 1);

    if (!pocket_set_up(&robot, &setup) || !pocket_read_menu(&robot, &is, &row))
        return false;
    for (; row != 1; row = (row + 1) % LED_ROWS)
        pocket_tap(&robot, POCKET_NEXT);
    for (unsigned tap = 0; tap < TAPS; tap++) {
        uint64_t pushed, until;
        unsigned us;

        bench_run_ms(&robot.bench, 100);
        machine_run_us(machine, robot_random(&robot, 8000));
        if (leds->on_at[second] + machine_cycles(machine, 20000000) > machine_now(machine)) { // k > 1
            pocket_tap(&robot, POCKET_TAKE);
            continue;
        }
        bench_set_bounce(&robot.bench, robot_random(&robot, 3000));
        pushed = machine_now(machine);
        until = pushed + machine_cycles(machine, 200 * 1000000ull);
        bench_push(&robot.bench, POCKET_TAKE);
        while (leds->on_at[second] < pushed && machine_now(machine) < until)
            machine_run_us(machine, 100);
        us = (unsigned)((machine_now(machine) - pushed) * 1000000 / machine->avr->frequency);
        *worst_us = us > *worst_us ? us : *worst_us;
        bench_run_ms(&robot.bench, 45);
        bench_release(&robot.bench, POCKET_TAKE);
    }
    return robot_is_well(&robot);
}

static double awake_percent(void)
{
    struct machine *machine = &robot.bench.machine;
    uint64_t asleep = machine->asleep, from = machine_now(machine);

    bench_run_ms(&robot.bench, 10000);
    return 100.0 - 100.0 * (double)(machine->asleep - asleep) / (double)(machine_now(machine) - from);
}

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

// Wakes the toy by a key whose contact bounces for about a frame.
static void wake(enum pocket_key key)
{
    bench_set_bounce(&robot.bench, WAKE_BOUNCE_US + robot_random(&robot, WAKE_BOUNCE_RANGE_US));
    bench_push(&robot.bench, key);
    bench_run_ms(&robot.bench, SETTLE_MS);
    bench_release(&robot.bench, key);
    bench_run_ms(&robot.bench, SETTLE_MS);
}

// Wakes the toy. Checks that the selected row and the marks are unchanged.
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
    wake(key);
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

static void check_sleep(void)
{
    static const char *const names[] = {"NEXT", "TAKE", "OK"};
    const struct pocket_setup setup = {.k = 2, .level = LEVEL_PERFECT};

    robot_holds(&robot, fall_asleep(), "in the menu: power-down 60 s after the last key, not before");
    robot_holds(&robot, is_quiet(), "power-down without watchdog, light or floating pins");
    robot_holds(&robot, sleeps_for_a_day(), "24 hours of power-down pass without a wake");
    pocket_tap(&robot, POCKET_OK);
    robot_holds(&robot, pocket_set_up(&robot, &setup), "a key wakes the toy");
    pocket_tap(&robot, POCKET_OK);
    robot.random = draw_seed() | 1;
    for (unsigned key = POCKET_NEXT; key <= POCKET_OK; key++) {
        bool is_well = true;

        for (unsigned wake = draw_count(WAKES, WAKES_OF_ALL); wake && is_well; wake--)
            is_well = wakes_as_it_was((enum pocket_key)key);
        robot_holds(&robot, is_well, "%s wakes the toy during a game and changes nothing", names[key]);
    }
    robot_holds(&robot, held_key_does_not_drain_it(),
                "a held key does not prevent power-down; its release wakes the toy, which then sleeps again");
    robot_cut_power(&robot, 0);
}

int main(int argc, char **argv)
{
    bool good = true;
    unsigned numbers = 0, worst_us = 0;

    pocket_open(&robot, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    check_sleep();
    for (unsigned game = 0; game < TRIES && good; game++) {
        const struct pocket_setup setup = {.misere = game & 1,
                                           .k = 1 + game % 3,
                                           .start = (enum pocket_start)(game % 4),
                                           .level = LEVEL_PERFECT};

        good = measure_game(&setup);
    }
    robot_holds(&robot, good, "no stray light in %u games", TRIES);
    for (unsigned lit = 1; lit <= LEDS; lit++)
        numbers += light.seen[lit];
    tap_check(light.seen[1] && light.seen[LEDS] && numbers > LEDS / 2,
              "%u different numbers of LEDs were lit, among them 1 and 16", numbers);
    tap_check(light.period_max > 0 && light.period_max <= 10000, "each LED is lit at least every %llu us",
              (unsigned long long)light.period_max);
    tap_check(light.most > 0 && (light.most - light.least) * 10 <= light.most,
              "all LEDs are equally bright: lit %u.%02u..%u.%02u %% of the time", light.least / 1000,
              light.least % 1000 / 10, light.most / 1000, light.most % 1000 / 10);
    good = measure_latency(&worst_us);
    robot_holds(&robot, good && worst_us > 0 && worst_us <= LATENCY_MAX_MS * 1000,
                "a key changes the LEDs within %u us", worst_us);
    const double awake = awake_percent();
    tap_check(awake <= AWAKE_MAX_PERCENT, "the toy is awake %.1f %% of the time", awake);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
