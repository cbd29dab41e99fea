// SPDX-License-Identifier: MIT
#include "port/port.h"

#include <avr/io.h>
#include <avr/wdt.h>

// Written before the C runtime clears memory, hence not in .bss.
static uint8_t reset_cause __attribute__((section(".noinit")));

// Runs before main, because after a watchdog reset the watchdog stays on at its shortest time (11.9.2) and
// would strike again: it is set to 500 ms. The Uno's bootloader has run before us. Newer ones leave MCUSR as
// it was; older ones clear it and hand its value over in r2, which the C runtime has not touched at this
// point. The oldest leave anything in r2: no more than the four defined bits is taken for a cause.
static void __attribute__((naked, used, section(".init3"))) save_reset_cause(void)
{
    uint8_t cause, flags = MCUSR;

    __asm__ volatile("mov %0, r2" : "=r"(cause));
    if (flags)
        cause = flags;
    if (cause >= 1 << 4)
        cause = 0;
    reset_cause = cause;
    MCUSR = 0; // else WDRF keeps the watchdog as it is
    wdt_reset();
    WDTCSR = 1 << WDCE | 1 << WDE; // for four cycles it can be changed (11.9.2)
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP0;
}

uint8_t port_reset_cause(void)
{
    return reset_cause;
}
