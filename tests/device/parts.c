// SPDX-License-Identifier: MIT
// The parts of the pocket toy see what is right as right and each fault as what it is: tests/parts/leds.c
// with each of its faults.
#include "tap.h"
#include "parts/toy.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NEXT, TAKE, OK };
enum { WDTCR = 0x41, HOURS = 24, HOUR_MS = 3600000 };

static struct toy toy;

static void start(const char *fault)
{
    char elf[80], error[512];

    snprintf(elf, sizeof elf, "out/parts/%s.elf", fault);
    if (!toy_open(&toy, board_by_name("pocket"), elf, error, sizeof error)) {
        printf("Bail out! %s\n", error);
        exit(1);
    }
}

static bool has_violation(enum led_violation_kind kind)
{
    for (unsigned i = 0; i < toy.leds.violations && i < LED_VIOLATIONS_KEPT; i++)
        if (toy.leds.violation[i].kind == kind)
            return true;
    return false;
}

// The light of each LED against the mean of all, while all are lit: the largest difference.
static double unevenness(void)
{
    double sum = 0, most = 0;

    toy_run_ms(&toy, 200);
    charlieplex_measure(&toy.leds);
    toy_run_ms(&toy, 400);
    charlieplex_update(&toy.leds);
    for (unsigned led = 0; led < LEDS; led++)
        sum += (double)toy.leds.measure[led].lit / LEDS;
    for (unsigned led = 0; led < LEDS; led++)
        most = fmax(most, fabs((double)toy.leds.measure[led].lit - sum) / sum);
    return most;
}

static void check_leds(void)
{
    char text[LED_TEXT_BYTES], error[512] = "";
    uint64_t period = 0;

    start("good");
    tap_check(unevenness() < 0.02, "all LEDs lit alike");
    for (unsigned led = 0; led < LEDS; led++)
        if (toy.leds.measure[led].period_max > period)
            period = toy.leds.measure[led].period_max;
    tap_check(period > 7900 && period < 8100, "a frame takes 8 ms: %llu us", (unsigned long long)period);
    tap_check(toy.leds.measure[15].times == 50, "each is lit 125 times a second");
    charlieplex_text(&toy.leds, text);
    tap_check(!strcmp(text, "O OOO OOOOO OOOOOOO"), "they look so: %s", text);
    toy_run_ms(&toy, 2500);
    charlieplex_text(&toy.leds, text);
    tap_check(!strcmp(text, ". OOO ***** OOOOOoo"), "off, on, blinking and dim: %s", text);
    tap_check(toy_is_well(&toy, error, sizeof error), "no violation");
    tap_note(error);
    toy_close(&toy);
}

static void check_fault(const char *fault, enum led_violation_kind kind)
{
    char error[512] = "";

    start(fault);
    toy_run_ms(&toy, 500);
    tap_check(has_violation(kind) && !toy_is_well(&toy, error, sizeof error), "%s is seen", fault);
    tap_note(error);
    toy_close(&toy);
}

static bool is_pitch(unsigned heard, unsigned hz)
{
    return heard + 10 >= hz && heard <= hz + 10;
}

static bool hears(unsigned hz, unsigned ms)
{
    toy_run_ms(&toy, 100);
    toy_hold(&toy, TAKE, 200);
    piezo_update(&toy.piezo);

    const struct tone *tone = &toy.piezo.tone[0];

    return toy.piezo.tones == 1 && is_pitch(tone->hz, hz) && is_pitch(tone->first_hz, hz) &&
           is_pitch(tone->last_hz, hz) && tone->ms + 2 >= ms && tone->ms <= ms + 2;
}

static void check_tone(void)
{
    start("good");

    bool heard = hears(1008, 50);

    tap_check(heard, "a tone: %u Hz, %u ms", toy.piezo.tone[0].hz, toy.piezo.tone[0].ms);
    toy_close(&toy);
    start("wrong_tone");
    heard = hears(1008, 50);
    tap_check(!heard, "another one: %u Hz", toy.piezo.tone[0].hz);
    toy_close(&toy);
}

static void sleep_deep(const char *fault)
{
    start(fault);
    toy_run_ms(&toy, 100);
    toy_hold(&toy, NEXT, 100);
    toy_run_ms(&toy, 500);
}

static void check_power_down(void)
{
    sleep_deep("good");

    unsigned wakes = toy.machine.wakes;
    uint64_t awake = machine_now(&toy.machine) - toy.machine.asleep;

    tap_check(toy.machine.is_down && !pins_float(&toy.pins), "power-down, keys with pull-ups");
    for (unsigned hour = 0; hour < HOURS; hour++)
        toy_run_ms(&toy, HOUR_MS);
    tap_check(toy.machine.wakes == wakes && machine_now(&toy.machine) - toy.machine.asleep == awake &&
                  toy_seconds(&toy) > HOURS * 3600.0,
              "24 hours without a wake or a cycle");
    toy_hold(&toy, OK, 100);
    toy_run_ms(&toy, 100);
    tap_check(toy.machine.wakes == wakes + 1 && !toy.machine.is_down && toy.leds.changes > 0,
              "a key wakes it");
    tap_check(toy.leds.lit || toy.leds.changes, "the LEDs go on");
    toy_close(&toy);

    sleep_deep("light_sleep");
    tap_check(!toy.machine.is_down, "idle is no power-down");
    toy_close(&toy);
    sleep_deep("floating");
    tap_check(pins_float(&toy.pins), "keys without pull-ups are seen");
    toy_close(&toy);
    sleep_deep("weak_light");
    tap_check(has_violation(LED_GHOST), "light by a pull-up in power-down is seen");
    toy_close(&toy);
    sleep_deep("watchdog");
    tap_check(!toy.machine.is_down && toy.machine.avr->data[WDTCR] & 0x48,
              "a watchdog that runs keeps it from standing still");
    toy_close(&toy);
}

static void check_eeprom(void)
{
    start("good");
    toy_run_ms(&toy, 100);
    toy_hold(&toy, OK, 100);
    tap_check(toy.eeprom.writes == 2 && !toy.eeprom.violations && eeprom_read(&toy.eeprom, 3) == 0x55 &&
                  eeprom_read(&toy.eeprom, 4) == 0x55 && eeprom_read(&toy.eeprom, 5) == 0xff,
              "two bytes are written");
    toy_close(&toy);
    start("good");
    toy_run_ms(&toy, 100);
    toy_push(&toy, OK);
    while (toy.eeprom.writes < 1 && toy_run_ms(&toy, 1))
        ;
    tap_check(eeprom_cut(&toy.eeprom, 0x5f) && eeprom_read(&toy.eeprom, 3) == 0x5f,
              "a power cut tears a byte");
    toy_close(&toy);
    start("eeprom_busy");
    toy_run_ms(&toy, 100);
    toy_hold(&toy, OK, 100);
    tap_check(toy.eeprom.writes == 1 && toy.eeprom.violations, "a byte while it is busy is lost, and seen");
    toy_close(&toy);
}

static void check_bounce(void)
{
    unsigned tones;

    start("good");
    toy_set_bounce(&toy, 10000);
    toy_run_ms(&toy, 100);
    toy_hold(&toy, NEXT, 100);
    toy_run_ms(&toy, 100);
    tones = toy.machine.wakes;
    pins_push(&toy.pins, OK);
    toy_run_ms(&toy, 5);
    tap_check(toy.machine.wakes > tones, "the first edge of a bouncing contact wakes");
    toy_close(&toy);
}

int main(void)
{
    check_leds();
    check_fault("pull_up", LED_GHOST);
    check_fault("series", LED_GHOST);
    check_fault("together", LED_TOGETHER);
    check_fault("flash", LED_FLASH);
    check_fault("flicker", LED_FLICKER);
    start("uneven");
    tap_check(unevenness() > 0.1, "uneven is seen");
    toy_close(&toy);
    check_tone();
    check_power_down();
    check_eeprom();
    check_bounce();
    return tap_done();
}
