// SPDX-License-Identifier: MIT
// If this test fails, the simulator accepts a pocket toy that breaks its parts' limits. The MCU only sleeps,
// and the test writes its registers, correctly or with a fault. The simulated parts must report each fault.
#include "parts/bench.h"
#include "tap.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NEXT, TAKE, OK };
// Registers of the ATtiny2313A in data memory, and their bits
enum { PCMSK2 = 0x25, PIND = 0x30, PORTD = 0x32 };
enum { DDRB = 0x37, PORTB = 0x38, EECR = 0x3C, EEDR = 0x3D, EEAR = 0x3E };
enum { WDTCR = 0x41, MCUCR = 0x55, GIMSK = 0x5B };
enum { EEPE = 1 << 1, EEMPE = 1 << 2, SM0 = 1 << 4, PCIE2 = 1 << 4, SE = 1 << 5, WDIE = 1 << 6 };
enum { KEYS = 0x1C, SLOT_US = 500, FRAMES = 50, LINE_2 = 1 << 2, LINE_4 = 1 << 4, TORN = 0x5F };

static struct bench bench;

static void set(uint8_t at, uint8_t value)
{
    struct avr_t *const avr = bench.machine.avr;
    const avr_io_addr_t io = AVR_DATA_TO_IO(at);

    if (avr->io[io].w.c)
        avr->io[io].w.c(avr, at, value, avr->io[io].w.param);
    else
        avr->data[at] = value;
}

// Restarts the MCU with these values of two registers. Its program only sleeps, and returns from interrupts.
static void start(uint8_t mcucr, uint8_t wdtcr)
{
    enum {
        VECTORS = 21,
        RJMP_MAIN = 0xC000 + VECTORS - 1,
        RETI = 0x9518,
        SEI = 0x9478,
        SLEEP = 0x9588,
        AGAIN = 0xCFFE
    };
    uint16_t program[VECTORS + 3] = {[0] = RJMP_MAIN, [VECTORS] = SEI, SLEEP, AGAIN};

    for (unsigned vector = 1; vector < VECTORS; vector++)
        program[vector] = RETI;
    memcpy(bench.machine.avr->flash, program, sizeof program);
    bench_power_cycle(&bench, LCD_8BIT, 0);
    set(PORTD, KEYS);
    set(MCUCR, mcucr);
    bench.machine.avr->data[WDTCR] = wdtcr;
    bench_run_ms(&bench, 1);
}

enum led_fault {
    NO_FAULT,
    PULL_UP,  // an LED's anode is pulled up while the previous cathode is low
    TOGETHER, // two LEDs are lit in the same time slot
    FLICKER,  // a frame takes 13 ms
    SERIES,   // current flows from line 2 to line 4, between which no LED is connected
    FLASH,    // a wrong LED is lit while the pins change
    UNEVEN,   // an LED is lit for only 0.7 of its time slot
};

static void light(unsigned led, enum led_fault fault)
{
    const struct led *const wiring = &bench.leds.wiring[led];
    const uint8_t anode = (uint8_t)(1 << wiring->anode);
    uint8_t lines = (uint8_t)(anode | 1 << wiring->cathode);

    if (fault == SERIES && led == 5)
        lines = LINE_2 | LINE_4;
    if (fault == TOGETHER && led == 2)
        lines |= LINE_4;
    if (fault == PULL_UP)
        set(PORTB, anode);
    if (fault != FLASH)
        set(DDRB, 0);
    set(PORTB, anode);
    set(DDRB, lines);
}

// Lights all LEDs one after another.
static void show(enum led_fault fault)
{
    const unsigned slot_us = fault == FLICKER ? SLOT_US * 13 / 8 : SLOT_US;

    start(SE, 0);
    charlieplex_measure(&bench.leds);
    for (unsigned slot = 0; slot < FRAMES * LEDS; slot++) {
        const unsigned lit_us = fault == UNEVEN && slot % LEDS == 8 ? slot_us * 7 / 10 : slot_us;

        light(slot % LEDS, fault);
        machine_run_us(&bench.machine, lit_us);
        if (lit_us < slot_us) {
            set(DDRB, 0);
            machine_run_us(&bench.machine, slot_us - lit_us);
        }
    }
    charlieplex_update(&bench.leds);
}

// Returns the largest relative difference between an LED's brightness and the mean.
static double unevenness(void)
{
    double sum = 0, most = 0;

    for (unsigned led = 0; led < LEDS; led++)
        sum += (double)bench.leds.measure[led].lit / LEDS;
    for (unsigned led = 0; led < LEDS; led++)
        most = fmax(most, fabs((double)bench.leds.measure[led].lit - sum) / sum);
    return most;
}

static void check_leds(void)
{
    static const struct {
        enum led_fault fault;
        enum led_violation_kind kind;
        const char *name;
    } faults[] = {
        {PULL_UP, LED_LEAKAGE, "a pull-up"},      {SERIES, LED_LEAKAGE, "LEDs in series"},
        {TOGETHER, LED_TOGETHER, "LEDs at once"}, {FLASH, LED_FLASH, "a flash"},
        {FLICKER, LED_FLICKER, "flicker"},
    };
    char error[512] = "";

    show(NO_FAULT);
    const struct led_measure *const last = &bench.leds.measure[LEDS - 1];

    tap_check(unevenness() < 0.02, "all LEDs are equally bright");
    tap_check(last->times == FRAMES && last->period_max > 7900 && last->period_max < 8100,
              "each LED is lit every 8 ms: %u times, %llu us", last->times,
              (unsigned long long)last->period_max);
    tap_check(bench_is_well(&bench, error, sizeof error), "no violation");
    tap_note(error);
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        show(faults[i].fault);
        tap_check(violations_count(&bench.leds.violations, faults[i].kind) &&
                      !bench_is_well(&bench, error, sizeof error),
                  "the fault is reported: %s", faults[i].name);
    }
    show(UNEVEN);
    tap_check(unevenness() > 0.1, "uneven LEDs are reported");
}

static void check_power_down(void)
{
    start(SE, 0);
    tap_check(!bench.machine.is_down, "idle sleep does not count as power-down");
    start(SM0, 0);
    tap_check(!bench.machine.is_down, "sleep that is not enabled does not count as power-down");
    start(SE | SM0, WDIE);
    tap_check(!bench.machine.is_down, "sleep with a running watchdog does not count as power-down");
    start(SE | SM0, 0);
    tap_check(bench.machine.is_down && !pins_float(&bench.pins),
              "the toy enters power-down with pull-ups at its keys");
    set(PORTD, 0);
    tap_check(pins_float(&bench.pins), "keys without pull-ups are reported");
    set(PORTD, KEYS);
    set(DDRB, 1 << 0);
    set(PORTB, 1 << 1);
    tap_check(violations_count(&bench.leds.violations, LED_LEAKAGE),
              "light by a pull-up in power-down is reported");

    const unsigned wakes = bench.machine.wakes;

    set(PCMSK2, KEYS);
    set(GIMSK, PCIE2);
    bench_set_bounce(&bench, 10000);
    bench_push(&bench, OK);
    bench_run_ms(&bench, 5);
    tap_check(bench.machine.wakes > wakes, "the first edge of a bouncing contact wakes the toy");
    bench_set_bounce(&bench, 0);
    bench_release(&bench, OK);
}

// Returns true if the firmware reads these levels at the pins of the keys.
static bool keys_read(unsigned levels)
{
    struct avr_t *const avr = bench.machine.avr;
    const avr_io_addr_t io = AVR_DATA_TO_IO(PIND);

    bench_run_ms(&bench, 1);
    return (avr->io[io].r.c(avr, PIND, avr->io[io].r.param) & KEYS) == levels;
}

static void check_keys(void)
{
    enum { KEY_BIT = 2 }; // of NEXT; the other keys follow
    bool good = true;

    start(SE, 0);
    for (unsigned key = NEXT; key <= OK; key++) {
        const unsigned one_low = KEYS & ~(1u << (KEY_BIT + key));

        bench_push(&bench, key);
        good &= keys_read(one_low);
        machine_reset(&bench.machine);
        good &= keys_read(one_low);
        set(PORTD, KEYS);
        good &= keys_read(one_low);
        bench_release(&bench, key);
        good &= keys_read(KEYS);
    }
    tap_check(good, "a closed contact pulls its pin low, also after a reset and against a pull-up");
}

static void write(uint8_t address, uint8_t value)
{
    set(EEAR, address);
    set(EEDR, value);
    set(EECR, EEMPE);
    set(EECR, EEMPE | EEPE);
}

static void check_eeprom(void)
{
    start(SE, 0);
    write(3, 0x55);
    bench_run_ms(&bench, 1);
    write(4, 0x55);
    tap_check(bench.eeprom.writes == 1 && bench.eeprom.violations.kinds &&
                  eeprom_read(&bench.eeprom, 4) == 0xFF,
              "a byte written to the busy EEPROM is lost and reported");
    tap_check(eeprom_cut(&bench.eeprom, TORN) && eeprom_read(&bench.eeprom, 3) == TORN,
              "a power cut tears a byte");
}

int main(void)
{
    char error[512];

    if (!bench_open(&bench, board_by_name("pocket"), "out/pocket/bouton.elf", error, sizeof error)) {
        printf("Bail out! %s\n", error);
        return 1;
    }
    check_leds();
    check_power_down();
    check_keys();
    check_eeprom();
    bench_close(&bench);
    return tap_done();
}
