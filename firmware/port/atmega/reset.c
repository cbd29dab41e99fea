// SPDX-License-Identifier: MIT
#include "port/reset.h"

#include "board.h" // TELLS_RESETS
#include "mcu.h"   // port_dies_of_watchdog

#include <avr/interrupt.h> // ISR, cli
#include <avr/io.h>
#include <avr/wdt.h>

#define PLANNED 0xb007

// Not in .bss: written before the C runtime clears that.
#define KEPT __attribute__((section(".noinit")))
static uint8_t reset_cause KEPT;
static volatile uint16_t planned KEPT; // PLANNED: the reset is that of port_restart
static uint8_t dies_of_watchdog KEPT;  // a watchdog reset would never leave the bootloader

// The Uno's bootloader has run by now. Newer ones leave MCUSR as it was; older ones clear it and pass its
// value in r2, which the C runtime has not touched yet. The oldest ones leave any value in r2: one that is
// not made of the four defined bits is no cause.
static inline void save_cause(uint8_t flags)
{
    uint8_t cause;

    __asm__ volatile("mov %0, r2" : "=r"(cause));
    if (flags)
        cause = flags;
    if (cause >= 1 << 4)
        cause = 0;
    if (planned == PLANNED)
        cause &= ~RESET_WDRF;
    planned = 0;
    reset_cause = cause;
}

// Runs before main: after a watchdog reset the watchdog stays on at its shortest time (11.9.2) and would
// reset the MCU again, so it is set to 500 ms here.
static void __attribute__((naked, used, section(".init3"))) begin(void)
{
    const uint8_t flags = MCUSR;

    if (TELLS_RESETS)
        save_cause(flags);
    dies_of_watchdog = port_dies_of_watchdog(flags);
    MCUSR = 0; // else WDRF keeps the watchdog as it is
    wdt_reset();
    WDTCSR = 1 << WDCE | 1 << WDE; // allows a change within four cycles (11.9.2)
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP0;
    wdt_reset(); // simulated watchdogs take the new time only now, and reading a large EEPROM takes 30 ms
}

uint8_t port_reset_cause(void)
{
    return reset_cause;
}

void port_restart(void)
{
    if (dies_of_watchdog)
        return;
    cli();
    if (TELLS_RESETS)
        planned = PLANNED;
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
