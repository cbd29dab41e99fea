// SPDX-License-Identifier: MIT
#include <avr/interrupt.h> // EMPTY_INTERRUPT, ISR

// An interrupt that nobody asked for: a bit of a register has flipped. The watchdog sets that right.
ISR(BADISR_vect, ISR_NAKED)
{
    for (;;)
        ;
}

// A key has woken the MCU: nothing else is to be done.
EMPTY_INTERRUPT(PCINT2_vect)
