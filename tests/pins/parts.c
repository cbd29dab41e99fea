// SPDX-License-Identifier: MIT
// If this test fails, the simulator accepts a pocket toy that breaks its parts' limits. Checks the simulated
// parts of the pocket toy with tests/parts/leds.c. The parts must accept correct use and report each fault of
// that program.
#include "tap.h"
#include "parts/bench.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NEXT, TAKE, OK };
enum { WDTCR = 0x41, HOURS = 24, HOUR_MS = 3600000 };

static struct bench bench;

// Starts the program with this fault. Ends the program that ran before.
static void start(const char *fault)
{
    static bool is_open;
    char elf[80], error[512];

    if (is_open)
        bench_close(&bench);
    snprintf(elf, sizeof elf, "out/parts/%s.elf", fault);
    if (!bench_open(&bench, board_by_name("pocket"), elf, error, sizeof error)) {
        printf("Bail out! %s\n", error);
        exit(1);
    }
    is_open = true;
}

static bool has_violation(enum led_violation_kind kind)
{
    return violations_count(&bench.leds.violations, kind) > 0;
}

// Returns the largest relative difference between an LED's brightness and the mean.
static double unevenness(void)
{
    double sum = 0, most = 0;

    bench_run_ms(&bench, 200);
    charlieplex_measure(&bench.leds);
    bench_run_ms(&bench, 400);
    charlieplex_update(&bench.leds);
    for (unsigned led = 0; led < LEDS; led++)
        sum += (double)bench.leds.measure[led].lit / LEDS;
    for (unsigned led = 0; led < LEDS; led++)
        most = fmax(most, fabs((double)bench.leds.measure[led].lit - sum) / sum);
    return most;
}

static void check_leds(void)
{
    char text[LED_TEXT_BYTES], error[512] = "";
    uint64_t period = 0;

    start("good");
    tap_check(unevenness() < 0.02, "all LEDs are equally bright");
    for (unsigned led = 0; led < LEDS; led++)
        if (bench.leds.measure[led].period_max > period)
            period = bench.leds.measure[led].period_max;
    tap_check(period > 7900 && period < 8100, "a frame lasts 8 ms: %llu us", (unsigned long long)period);
    tap_check(bench.leds.measure[15].times == 50, "each LED is lit 125 times a second");
    charlieplex_text(&bench.leds, text);
    tap_check(!strcmp(text, "O OOO OOOOO OOOOOOO"), "all LEDs are read as lit: %s", text);
    bench_run_ms(&bench, 2500);
    charlieplex_text(&bench.leds, text);
    tap_check(!strcmp(text, ". OOO ***** OOOOOoo"), "LEDs are read as off, on, blinking and dim: %s", text);
    tap_check(bench_is_well(&bench, error, sizeof error), "no violation");
    tap_note(error);
}

static void check_fault(const char *fault, enum led_violation_kind kind)
{
    char error[512] = "";

    start(fault);
    bench_run_ms(&bench, 500);
    tap_check(has_violation(kind) && !bench_is_well(&bench, error, sizeof error), "the fault %s is reported",
              fault);
    tap_note(error);
}

static bool is_pitch(unsigned heard, unsigned hz)
{
    return heard + 10 >= hz && heard <= hz + 10;
}

static bool hears(unsigned hz, unsigned ms)
{
    bench_run_ms(&bench, 100);
    bench_hold(&bench, TAKE, 200);
    piezo_update(&bench.piezo);

    const struct tone *tone = &bench.piezo.tone[0];

    return bench.piezo.tones == 1 && is_pitch(tone->hz, hz) && is_pitch(tone->first_hz, hz) &&
           is_pitch(tone->last_hz, hz) && tone->ms + 2 >= ms && tone->ms <= ms + 2;
}

static void check_tone(void)
{
    start("good");

    bool heard = hears(1008, 50);

    tap_check(heard, "a tone: %u Hz, %u ms", bench.piezo.tone[0].hz, bench.piezo.tone[0].ms);
    start("wrong_tone");
    heard = hears(1008, 50);
    tap_check(!heard, "a wrong tone is recognised: %u Hz", bench.piezo.tone[0].hz);
}

static void sleep_deep(const char *fault)
{
    start(fault);
    bench_run_ms(&bench, 100);
    bench_hold(&bench, NEXT, 100);
    bench_run_ms(&bench, 500);
}

static void check_power_down(void)
{
    sleep_deep("good");

    unsigned wakes = bench.machine.wakes;
    uint64_t awake = machine_now(&bench.machine) - bench.machine.asleep;

    tap_check(bench.machine.is_down && !pins_float(&bench.pins),
              "the toy enters power-down with pull-ups at its keys");
    for (unsigned hour = 0; hour < HOURS; hour++)
        bench_run_ms(&bench, HOUR_MS);
    tap_check(bench.machine.wakes == wakes && machine_now(&bench.machine) - bench.machine.asleep == awake &&
                  bench_seconds(&bench) > HOURS * 3600.0,
              "24 hours of power-down pass without a wake or a cycle");
    bench_hold(&bench, OK, 100);
    bench_run_ms(&bench, 100);
    tap_check(bench.machine.wakes == wakes + 1 && !bench.machine.is_down && bench.leds.changes > 0,
              "a key wakes the toy");
    tap_check(bench.leds.lit || bench.leds.changes, "after the wake the LEDs are lit");

    sleep_deep("light_sleep");
    tap_check(!bench.machine.is_down, "idle sleep does not count as power-down");
    sleep_deep("sleepless");
    tap_check(!bench.machine.is_down, "sleep that is not enabled does not count as power-down");
    sleep_deep("floating");
    tap_check(pins_float(&bench.pins), "keys without pull-ups are reported");
    sleep_deep("weak_light");
    tap_check(has_violation(LED_LEAKAGE), "light by a pull-up in power-down is reported");
    sleep_deep("watchdog");
    tap_check(!bench.machine.is_down && bench.machine.avr->data[WDTCR] & 0x48,
              "sleep with a running watchdog does not count as power-down");
}

static void check_eeprom(void)
{
    start("good");
    bench_run_ms(&bench, 100);
    bench_hold(&bench, OK, 100);
    tap_check(bench.eeprom.writes == 2 && !bench.eeprom.violations.kinds &&
                  eeprom_read(&bench.eeprom, 3) == 0x55 && eeprom_read(&bench.eeprom, 4) == 0x55 &&
                  eeprom_read(&bench.eeprom, 5) == 0xff,
              "two bytes are written");
    start("good");
    bench_run_ms(&bench, 100);
    bench_push(&bench, OK);
    while (bench.eeprom.writes < 1 && bench_run_ms(&bench, 1))
        ;
    tap_check(eeprom_cut(&bench.eeprom, 0x5f) && eeprom_read(&bench.eeprom, 3) == 0x5f,
              "a power cut tears a byte");
    start("eeprom_busy");
    bench_run_ms(&bench, 100);
    bench_hold(&bench, OK, 100);
    tap_check(bench.eeprom.writes == 1 && bench.eeprom.violations.kinds,
              "a byte written to the busy EEPROM is lost and reported");
}

static void check_bounce(void)
{
    unsigned tones;

    start("good");
    bench_set_bounce(&bench, 10000);
    bench_run_ms(&bench, 100);
    bench_hold(&bench, NEXT, 100);
    bench_run_ms(&bench, 100);
    tones = bench.machine.wakes;
    bench_push(&bench, OK);
    bench_run_ms(&bench, 5);
    tap_check(bench.machine.wakes > tones, "the first edge of a bouncing contact wakes the toy");
}

int main(void)
{
    check_leds();
    check_fault("pull_up", LED_LEAKAGE);
    check_fault("series", LED_LEAKAGE);
    check_fault("together", LED_TOGETHER);
    check_fault("flash", LED_FLASH);
    check_fault("flicker", LED_FLICKER);
    start("uneven");
    tap_check(unevenness() > 0.1, "uneven LEDs are reported");
    check_tone();
    check_power_down();
    check_eeprom();
    check_bounce();
    bench_close(&bench);
    return tap_done();
}
