// SPDX-License-Identifier: MIT
#include <avr/interrupt.h> // ISR
#include <avr/io.h>
#include <avr/wdt.h>

// Sets the watchdog to 500 ms. Runs before main: after a watchdog reset the watchdog has its shortest time
// (11.9.2) and would soon reset the MCU again.
static void __attribute__((naked, used, section(".init3"))) begin(void)
{
    MCUSR = 0; // WDRF would keep the watchdog as it is
    wdt_reset();
    WDTCSR = 1 << WDCE | 1 << WDE; // allows a change within four cycles (11.9.2)
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP0;
    wdt_reset(); // simulators use the new time from here on; reading a large EEPROM takes 30 ms
}

// Waits for the watchdog, which resets all registers. This interrupt was never enabled, so noise has flipped
// a register. The handler of avr-libc only jumps to the start, and the interrupt would repeat.
ISR(BADISR_vect, ISR_NAKED)
{
    for (;;)
        ;
}
