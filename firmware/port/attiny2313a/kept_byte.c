// SPDX-License-Identifier: MIT
// Three bytes of the EEPROM: the kept byte, its complement, the byte. The kept byte is that of the first two
// while they agree, else the third. They are written from the last to the first: while the third is being
// written, the first two agree on the old byte; then the third holds the new one, and a second one that is
// cut off agrees with the first only if it still is the old one. A record that was cut off is repaired in the
// same order, so a further loss of power does no harm. An EEPROM as delivered, all ones, reads as 0xff.
#include "port/port_tiny.h"

#include <avr/interrupt.h> // cli, sei
#include <avr/io.h>

// Where the record begins: those with another meaning of the byte began at 0.
enum { FIRST = 3, BYTES = 3 };

static uint8_t read(uint8_t at)
{
    EEAR = at;
    EECR = 1 << EERE;
    return EEDR;
}

uint8_t port_kept_byte(void)
{
    uint8_t byte = read(FIRST);

    if ((byte ^ read(FIRST + 1)) != 0xff)
        byte = read(FIRST + 2);
    return byte;
}

void port_keep_byte(uint8_t byte)
{
    uint8_t at = FIRST + BYTES;

    if (EECR & 1 << EEPE) // a write takes 3.4 ms (5.3.1)
        return;
    do {
        if (read(--at) != byte) {
            EEDR = byte;
            cli();
            EECR = 1 << EEMPE;
            EECR = 1 << EEMPE | 1 << EEPE; // within four clocks; erases and writes
            sei();
            return;
        }
        byte = ~byte;
    } while (at != FIRST);
}
