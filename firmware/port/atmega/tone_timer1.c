// SPDX-License-Identifier: MIT
// Timer 1 toggles pin OC1A without the CPU. Section numbers: ATmega328P datasheet DS40002061B.
#include "port/port.h"

#include "board.h"          // PIEZO
#include "mcu.h"            // PRR0
#include "port/port_pins.h" // port_low, port_output

#define COUNTS (F_CPU / 64 * TONE_UNIT_US / 1000000UL)
_Static_assert(COUNTS >= 1 && COUNTS * 64 * 1000000UL == F_CPU * TONE_UNIT_US,
               "TONE_UNIT_US is not a whole number of counts");

void port_tone_init(void)
{
    PRR0 &= (uint8_t) ~(1 << PRTIM1);
    port_low(PIEZO);
    port_output(PIEZO);
}

// Clears the counter, because a counter above OCR1A misses the compare match (16.9.2).
void port_tone(uint8_t half)
{
    TCCR1B = 0;
    TCCR1A = 0;
    TCNT1 = 0;
    if (!half)
        return;
    OCR1A = half * COUNTS - 1;
    TCCR1A = 1 << COM1A0;
    TCCR1B = 1 << WGM12 | 1 << CS11 | 1 << CS10; // F_CPU / 64
}
