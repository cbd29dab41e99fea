// SPDX-License-Identifier: MIT
// After a watchdog reset the watchdog has its shortest time (11.9.2) and would soon reset the MCU again.
#include <avr/interrupt.h> // ISR
#include <avr/io.h>
#include <avr/wdt.h>

// Sets the watchdog to 500 ms before main.
static void __attribute__((naked, used, section(".init3"))) begin(void)
{
    MCUSR = 0; // WDRF would override WDE
    wdt_reset();
    WDTCSR = 1 << WDCE | 1 << WDE; // allows a change of the watchdog within four cycles (11.9.2)
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP0;
    wdt_reset(); // simulators apply the new time only when the watchdog is reset
}

// Runs if noise has enabled an unused interrupt. Waits for a reset by the watchdog.
ISR(BADISR_vect, ISR_NAKED)
{
    for (;;)
        ;
}
