// SPDX-License-Identifier: MIT
#include "port/reset.h"

#include <avr/interrupt.h> // ISR, cli
#include <avr/io.h>
#include <avr/wdt.h>

#define PLANNED 0xb007

// Written before the C runtime clears memory, hence not in .bss.
static uint8_t reset_cause __attribute__((section(".noinit")));
static volatile uint16_t planned __attribute__((section(".noinit"))); // PLANNED: by port_restart
static uint8_t dies_of_watchdog __attribute__((section(".noinit"))); // whether the bootloader never ends then

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
    if (planned == PLANNED)
        cause &= ~RESET_WDRF;
    planned = 0;
    // The bootloader of old Nanos leaves the watchdog running, and is reset by it again and again until the
    // power goes. It is known by the serial line, which it leaves on but without U2X; the others want U2X.
    dies_of_watchdog = UCSR0A & 1 << U2X0 ? 0 : UCSR0B & 1 << RXEN0;
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

void port_restart(void)
{
    if (dies_of_watchdog)
        return;
    cli();
    planned = PLANNED;
    wdt_enable(WDTO_15MS);
    for (;;)
        ;
}

// An interrupt that nobody asked for: a bit of a register has flipped, and only a reset sets that right. What
// avr-libc does without this, a jump to the start, resets nothing, and soon the interrupt is there again.
ISR(BADISR_vect, ISR_NAKED)
{
    for (;;)
        ;
}
