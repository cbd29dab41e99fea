// SPDX-License-Identifier: MIT
#include "port/port.h"

#include "mcu.h" // port_dies_of_watchdog

#include <avr/interrupt.h> // ISR, cli
#include <avr/io.h>
#include <avr/wdt.h>

// A watchdog reset would never leave the bootloader. Not in .bss: written before the C runtime clears that.
static uint8_t dies_of_watchdog __attribute__((section(".noinit")));

// Runs before main: after a watchdog reset the watchdog stays on at its shortest time (11.9.2) and would
// reset the MCU again, so it is set to 500 ms here.
static void __attribute__((naked, used, section(".init3"))) begin(void)
{
    dies_of_watchdog = port_dies_of_watchdog(MCUSR);
    MCUSR = 0; // else WDRF keeps the watchdog as it is
    wdt_reset();
    WDTCSR = 1 << WDCE | 1 << WDE; // allows a change within four cycles (11.9.2)
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP0;
    wdt_reset(); // simulated watchdogs take the new time only now, and reading a large EEPROM takes 30 ms
}

void port_restart(void)
{
    if (dies_of_watchdog)
        return;
    cli();
    wdt_enable(WDTO_15MS);
    for (;;)
        ;
}

// An interrupt that was never enabled: a bit of a register has flipped. Waits for the watchdog, which resets
// all registers. The handler of avr-libc, a jump to the start, would reset none, and the interrupt would come
// again.
ISR(BADISR_vect, ISR_NAKED)
{
    for (;;)
        ;
}

enum { RENEWAL_WRAPS = 165 }; // of the time, one every 65.536 s: three hours

static uint8_t wraps;
static uint8_t latest; // the upper byte of the time

bool renewal_is_due(uint16_t now)
{
    const uint8_t upper = now >> 8;

    if (upper < latest && wraps < RENEWAL_WRAPS)
        wraps++;
    latest = upper;
    return wraps >= RENEWAL_WRAPS;
}

void renewal_postpone(void)
{
    wraps = 0;
}
