// SPDX-License-Identifier: MIT
// Section numbers: ATtiny2313A/4313 datasheet 8246B.
#include "port/port_tiny.h"

#include "board.h" // pins, TICK_CLOCKS
#include "port/port_pins.h"
#include "port_tick.h"

#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>

#define KEYS_MASK ((1 << KEYS_COUNT) - 1)

enum { FRAME_TICKS = 16 };

static uint8_t frame; // tick at which the next frame begins

// Sets the watchdog's mode. The second write must follow within four clocks (8.4).
static void set_watchdog(uint8_t mode)
{
    wdt_reset();
    WDTCR = 1 << WDCE | 1 << WDE;
    WDTCR = mode;
}

void port_init(void)
{
    MCUSR = 0;                                      // otherwise WDRF would keep the watchdog on
    set_watchdog(1 << WDE | 1 << WDP2 | 1 << WDP0); // 0.5 s
    ACSR = 1 << ACD;
    PRR = 1 << PRUSI | 1 << PRUSART;
    PORTA = 0xff; // open inputs draw current
    PORTD = 0xff ^ 1 << PORTD5;
    port_levels(CHARLIEPLEX) = 0xff ^ CHARLIEPLEX_LINES;
    DDRD = 1 << PORTD5;

    OCR1A = TICK_CLOCKS - 1;
    TIMSK = 1 << OCIE1A;
    PCMSK2 = KEYS_MASK << KEYS_LOWEST;
    TCCR1B = 1 << WGM12 | 1 << CS10; // clear on compare match
    sei();
}

void port_sleep_until_frame(void)
{
    MCUCR = 1 << SE; // the sleep mode is idle
    while ((int8_t)(port_ticks - frame) < 0)
        sleep_cpu(); // a tick just before sleep_cpu delays the frame by one tick
    frame += FRAME_TICKS;
    wdt_reset();
}

uint8_t port_keys(void)
{
    return (uint8_t)~PIND >> KEYS_LOWEST & KEYS_MASK;
}

void port_tone(uint8_t half_period)
{
    uint8_t mode = 0, clock = 0;

    if (half_period) {
        mode = 1 << COM0B0 | 1 << WGM01; // toggle OC0B and clear the timer at OCR0A
        clock = 1 << CS01;               // F_CPU / 8
    }
    OCR0A = half_period;
    TCCR0A = mode;
    TCCR0B = clock;
}

void port_restart(void)
{
    port_tone(0);
    for (;;)
        ;
}

void port_power_down(void)
{
    cli();
    TCCR1B = 0;
    TIFR = 1 << OCF1A; // clears a pending tick interrupt, which would light an LED
    set_watchdog(0);
    port_levels(CHARLIEPLEX) = 0xff ^ CHARLIEPLEX_LINES;
    port_directions(CHARLIEPLEX) = 0;
    MCUCR = 1 << SE | 1 << SM0; // power-down (7.1.2)
    GIFR = 1 << PCIF2;          // clear old changes
    GIMSK = 1 << PCIE2;
    BODCR = 1 << BPDS | 1 << BPDSE; // turns off the brown-out detector during sleep (7.2)
    BODCR = 1 << BPDS;
    sei();
    sleep_cpu();
    GIMSK = 0;
    port_init(); // set all registers again, to repair errors
    frame = port_ticks + FRAME_TICKS;
}

// Runs if noise has enabled an unused interrupt. Waits for the watchdog reset.
ISR(BADISR_vect, ISR_NAKED)
{
    for (;;)
        ;
}

// A key wakes the MCU.
EMPTY_INTERRUPT(PCINT2_vect)
