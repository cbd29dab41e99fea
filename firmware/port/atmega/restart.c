// SPDX-License-Identifier: MIT
#include "port/port.h"

#include "mcu.h" // port_dies_of_watchdog

#include <avr/interrupt.h> // cli
#include <avr/io.h>
#include <avr/wdt.h>

// Result of port_dies_of_watchdog. The startup code would clear a variable in .bss.
static uint8_t dies_of_watchdog __attribute__((section(".noinit")));

// Reads MCUSR, which reset.c clears later.
static void __attribute__((naked, used, section(".init2"))) note_cause(void)
{
    dies_of_watchdog = port_dies_of_watchdog(MCUSR);
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

enum { RENEWAL_WRAPS = 165 }; // number of times that the 16-bit time wraps in three hours, every 65.536 s

static uint8_t wraps;
static uint8_t latest; // latest upper byte of the 16-bit time

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
