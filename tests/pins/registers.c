// SPDX-License-Identifier: MIT
// If this test fails, a real chip wastes power or misreads its pins, although the simulator notices nothing.
// Compares registers with the datasheets (DS40002061B, 2549Q, 8246B). Only real MCUs need these registers,
// for example to switch off unused units.
#include "robot/robot.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum { ASLEEP_MS = 62000, REGISTERS_MAX = 12 };

// expected bits of an MCU register
struct bits {
    const char *name;
    uint8_t address, mask, value; // address in the data space
};

static const struct {
    const char *board, *when;
    unsigned ms; // time in ms since power-on, or since the previous check
    struct bits bits[REGISTERS_MAX];
} moments[] = {
    {"uno",
     "on",
     BENCH_START_MS,
     {{"ACSR, ACD: the analog comparator is off", 0x50, 0x80, 0x80},
      {"PRR: TWI, timer 1 and SPI are off, timer 2 and the rest on", 0x64, 0xef, 0x8c},
      {"DIDR0: no digital inputs at analog pins", 0x7e, 0x3f, 0x3f},
      {"DDRC: the key ladder's pin is an input", 0x27, 0x3f, 0},
      {"PORTC: the key ladder has no pull-up", 0x28, 0x3f, 0},
      {"ADMUX, REFS: the reference is AVCC", 0x7c, 0xc0, 0x40},
      {"MCUCR, PUD: pull-ups are on", 0x55, 0x10, 0},
      {"PORTD, RXD: an open line is at rest", 0x2b, 0x01, 0x01},
      {"DDRD, RXD: it is an input", 0x2a, 0x01, 0},
      {"WDTCSR: the watchdog resets after 0.5 s", 0x60, 0x6f, 0x0d}}},
    {"exhibit",
     "on",
     BENCH_START_MS,
     {{"ACSR, ACD: the analog comparator is off", 0x50, 0x80, 0x80},
      {"PRR0: TWI, timer 2 and SPI are off, timer 1, the ADC and the rest on", 0x64, 0xef, 0xc4},
      {"PRR1: all is off", 0x65, 0x3f, 0x3f},
      {"DIDR0: no digital inputs at analog pins", 0x7e, 0xff, 0xff},
      {"DIDR2: no digital inputs at analog pins", 0x7d, 0xff, 0xff},
      {"MCUCR, PUD: pull-ups are on", 0x55, 0x10, 0},
      {"PORTE, RXD0: an open line is at rest", 0x2e, 0x01, 0x01},
      {"DDRE, RXD0: it is an input", 0x2d, 0x01, 0},
      {"WDTCSR: the watchdog resets after 0.5 s", 0x60, 0x6f, 0x0d}}},
    {"pocket",
     "on",
     BENCH_START_MS,
     {{"ACSR, ACD: the analog comparator is off", 0x28, 0x80, 0x80},
      {"PRR: USI and USART are off, the timers on", 0x26, 0x0f, 0x03},
      {"PORTA: unused pins have pull-ups", 0x3b, 0x07, 0x07},
      {"DDRA: unused pins are inputs", 0x3a, 0x07, 0},
      {"PORTB: unused pins have pull-ups", 0x38, 0xe0, 0xe0},
      {"DDRB: unused pins are inputs", 0x37, 0xe0, 0},
      {"PORTD: keys and unused pins have pull-ups", 0x32, 0x5f, 0x5f},
      {"DDRD: the piezo's pin alone is an output", 0x31, 0x7f, 0x20},
      {"WDTCR: the watchdog resets after 0.5 s", 0x41, 0x6f, 0x0d}}},
    {"pocket",
     "asleep",
     ASLEEP_MS,
     {{"MCUCR: SE and SM, power-down", 0x55, 0x70, 0x30},
      {"BODCR, BPDS: the brown-out detector is off", 0x27, 0x02, 0x02},
      {"ACSR, ACD: the analog comparator is off", 0x28, 0x80, 0x80},
      {"PRR: USI and USART are off", 0x26, 0x03, 0x03},
      {"PORTA: unused pins have pull-ups", 0x3b, 0x07, 0x07},
      {"PORTB: unused pins alone have pull-ups", 0x38, 0xff, 0xe0},
      {"DDRB: all are inputs", 0x37, 0xff, 0},
      {"PORTD: keys and unused pins have pull-ups, the piezo is low", 0x32, 0x7f, 0x5f},
      {"TCCR0A: the piezo's timer is off", 0x50, 0xff, 0},
      {"TCCR0B: the piezo's timer is off", 0x53, 0xff, 0},
      {"WDTCR: the watchdog is off", 0x41, 0x48, 0}}},
};

static struct bench bench;

static void check(const char *when, const struct bits *bits)
{
    const uint8_t is = bench.machine.avr->data[bits->address] & bits->mask;

    tap_check(is == bits->value, "%s, %s: %s", bench.board->name, when, bits->name);
    if (is != bits->value) {
        char text[80];

        snprintf(text, sizeof text, "0x%02x of 0x%02x, expected 0x%02x", is, bits->mask, bits->value);
        tap_note(text);
    }
}

static void look_at(const struct board *board, const char *elf)
{
    char error[512];

    if (!bench_open(&bench, board, elf, error, sizeof error)) {
        tap_check(false, "%s", error);
        return;
    }
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++)
        if (strcmp(moments[i].board, board->name) == 0) {
            bench_run_ms(&bench, moments[i].ms);
            for (const struct bits *bits = moments[i].bits;
                 bits < moments[i].bits + REGISTERS_MAX && bits->name; bits++)
                check(moments[i].when, bits);
        }
    bench_close(&bench);
}

int main(void)
{
    look_at(board_by_name("uno"), "out/uno/bouton.elf");
    look_at(board_by_name("exhibit"), "out/exhibit/bouton.elf");
    look_at(board_by_name("pocket"), "out/pocket/bouton.elf");
    return tap_done();
}
