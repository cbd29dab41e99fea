// SPDX-License-Identifier: MIT
#include <avr/interrupt.h> // ISR
#include <avr/io.h>
#include <avr/wdt.h>

// Runs before main: after a watchdog reset the watchdog stays on at its shortest time (11.9.2) and would
// reset the MCU again, so it is set to 500 ms here.
static void __attribute__((naked, used, section(".init3"))) begin(void)
{
    MCUSR = 0; // else WDRF keeps the watchdog as it is
    wdt_reset();
    WDTCSR = 1 << WDCE | 1 << WDE; // allows a change within four cycles (11.9.2)
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP0;
    wdt_reset(); // simulated watchdogs take the new time only now, and reading a large EEPROM takes 30 ms
}

// An interrupt that was never enabled: a bit of a register has flipped. Waits for the watchdog, which resets
// all registers. The handler of avr-libc, a jump to the start, would reset none, and the interrupt would come
// again.
ISR(BADISR_vect, ISR_NAKED)
{
    for (;;)
        ;
}
