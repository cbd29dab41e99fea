// SPDX-License-Identifier: MIT
// The lights of the pocket toy: a frame at least 100 times a second, evenly bright whether one is lit or all,
// no light by a current that is not its own, and from key to light at most 40 ms.
//
//   pocket_leds [ELF]
#include "tap.h"
#include "pocket/hand.h"

#include <string.h>

enum {
    WINDOW_MS = 32, // fits into the bright phase of the light that hurries, wherever it begins
    WINDOWS = 36,   // more than a blink
    TAPS = 100,
    LATENCY_MAX_MS = 40,
    TRIES = 8,
};

static struct hand hand;

// Light in per mille of the time, of the LED at its brightest, over all that was seen.
static struct {
    unsigned least, most;
    uint64_t period_max; // in us, of those that do not blink
    bool seen[LEDS + 1]; // numbers of LEDs lit
} light = {.least = 1000000};

static void measure(void)
{
    struct charlieplex *leds = &hand.bench.leds;
    uint64_t brightest[LEDS] = {0}, window = machine_cycles(&hand.bench.machine, WINDOW_MS * 1000000ull);
    unsigned lit = 0;

    bench_run_ms(&hand.bench, 1100);
    for (unsigned i = 0; i < WINDOWS; i++) {
        charlieplex_measure(leds);
        bench_run_ms(&hand.bench, WINDOW_MS);
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

// Games to their end, one stone after the other, so that all numbers of lights come.
static bool measure_game(const struct hand_setup *setup)
{
    struct led_rows rows;

    if (!hand_set_up(&hand, setup))
        return false;
    measure();
    hand_tap(&hand, HAND_OK);
    measure();
    hand_tap(&hand, HAND_OK);
    while (hand_wait(&hand, &rows) == SEES_TURN) {
        unsigned take[LED_ROWS] = {0};

        measure();
        for (unsigned row = 0; row < LED_ROWS; row++)
            if (rows.stones[row]) {
                take[row] = 1;
                break;
            }
        if (!hand_mark(&hand, take))
            return false;
        measure();
        hand_tap(&hand, HAND_OK);
    }
    measure();
    return hand_is_well(&hand);
}

// With k chosen in the menu TAKE adds a light, or two go: 1, 2, 3, 1. From the push to the first change.
static bool measure_latency(unsigned *worst_us)
{
    const struct hand_setup setup = {.k = 1, .level = LEVEL_PERFECT};
    struct hand_setup is;
    struct machine *machine = &hand.bench.machine;
    struct charlieplex *leds = &hand.bench.leds;
    unsigned row, second = charlieplex_led(1, 1);

    if (!hand_set_up(&hand, &setup) || !hand_read_menu(&hand, &is, &row))
        return false;
    for (; row != 1; row = (row + 1) % LED_ROWS)
        hand_tap(&hand, HAND_NEXT);
    for (unsigned tap = 0; tap < TAPS; tap++) {
        uint64_t pushed, until;
        unsigned us;

        bench_run_ms(&hand.bench, 100);
        machine_run_us(machine, hand_random(&hand, 8000));
        if (leds->on_at[second] + machine_cycles(machine, 20000000) > machine_now(machine)) { // k > 1
            hand_tap(&hand, HAND_TAKE);
            continue;
        }
        bench_set_bounce(&hand.bench, hand_random(&hand, 3000));
        pushed = machine_now(machine);
        until = pushed + machine_cycles(machine, 200 * 1000000ull);
        bench_push(&hand.bench, HAND_TAKE);
        while (leds->on_at[second] < pushed && machine_now(machine) < until)
            machine_run_us(machine, 100);
        us = (unsigned)((machine_now(machine) - pushed) * 1000000 / machine->avr->frequency);
        *worst_us = us > *worst_us ? us : *worst_us;
        bench_run_ms(&hand.bench, 45);
        bench_release(&hand.bench, HAND_TAKE);
    }
    return hand_is_well(&hand);
}

static double awake_percent(void)
{
    struct machine *machine = &hand.bench.machine;
    uint64_t asleep = machine->asleep, from = machine_now(machine);

    bench_run_ms(&hand.bench, 10000);
    return 100.0 - 100.0 * (double)(machine->asleep - asleep) / (double)(machine_now(machine) - from);
}

int main(int argc, char **argv)
{
    bool good = true;
    unsigned numbers = 0, worst_us = 0;

    hand_open(&hand, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    for (unsigned game = 0; game < TRIES && good; game++) {
        const struct hand_setup setup = {.misere = game & 1,
                                         .k = 1 + game % 3,
                                         .start = (enum hand_start)(game % 4),
                                         .level = LEVEL_PERFECT};

        good = measure_game(&setup);
    }
    tap_check(good, "no light that was not meant in %u games", TRIES);
    hand_explain(&hand);
    for (unsigned lit = 1; lit <= LEDS; lit++)
        numbers += light.seen[lit];
    tap_check(light.seen[1] && light.seen[LEDS] && numbers > LEDS / 2,
              "%u numbers of lights were seen, 1 and 16 among them", numbers);
    tap_check(light.period_max > 0 && light.period_max <= 10000, "each is lit at least every %llu us",
              (unsigned long long)light.period_max);
    tap_check(light.most > 0 && (light.most - light.least) * 10 <= light.most,
              "evenly: %u.%02u..%u.%02u %% of the time", light.least / 1000, light.least % 1000 / 10,
              light.most / 1000, light.most % 1000 / 10);
    good = measure_latency(&worst_us);
    tap_check(good && worst_us > 0 && worst_us <= LATENCY_MAX_MS * 1000, "from key to light at most %u us",
              worst_us);
    hand_explain(&hand);
    tap_check(true, "awake %.1f %% of the time, the stack took %u bytes", awake_percent(),
              machine_stack_used(&hand.bench.machine));
    bench_close(&hand.bench);
    return tap_done();
}
