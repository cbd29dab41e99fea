// SPDX-License-Identifier: MIT
#include <avr/interrupt.h> // EMPTY_INTERRUPT

// A key has woken the MCU: nothing else is to be done.
EMPTY_INTERRUPT(PCINT2_vect)
