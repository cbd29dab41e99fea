// SPDX-License-Identifier: MIT
// Timer 2 toggles pin OC2A without the CPU. Section numbers: ATmega328P datasheet DS40002061B.
#include "board.h"          // PIEZO
#include "mcu.h"            // PRR0
#include "port/port_pins.h" // port_low, port_output
#include "port/port.h"

_Static_assert(F_CPU / 128 * TONE_UNIT_US == 1000000UL, "a count takes TONE_UNIT_US");

void port_tone_init(void)
{
    PRR0 &= (uint8_t) ~(1 << PRTIM2);
    port_low(PIEZO);
    port_output(PIEZO);
}

// Clears the counter, because a counter above OCR2A misses the compare match (18.7.2).
void port_tone(uint8_t half)
{
    TCCR2A = 0;
    TCNT2 = 0;
    if (!half)
        return;
    OCR2A = half - 1;
    TCCR2A = 1 << COM2A0 | 1 << WGM21;
    TCCR2B = 1 << CS22 | 1 << CS20; // F_CPU / 128
}
