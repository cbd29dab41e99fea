// SPDX-License-Identifier: MIT
// Three bytes of the EEPROM: the complement of the kept byte, the byte, the complement. The kept byte is that
// of the first two while they agree, else that of the third. They are written from the last to the first:
// while the third is being written, the first two agree on the old byte; then the third holds the new one,
// and a second one that is cut off agrees with the first only if it still is the old one. A record that was
// cut off is repaired in the same order, so a further loss of power does no harm. An EEPROM as delivered, all
// ones, reads as 0.
#include "port/kept_byte.h"

#include <avr/interrupt.h> // cli, sei
#include <avr/io.h>

enum { BYTES = 3 };

static uint8_t read(uint8_t at)
{
    EEAR = at;
    EECR = 1 << EERE;
    return EEDR;
}

uint8_t port_kept_byte(void)
{
    uint8_t byte = read(1);

    if ((byte ^ read(0)) != 0xff)
        byte = ~read(2);
    return byte;
}

void port_keep_byte(uint8_t byte)
{
    uint8_t at = BYTES;

    if (EECR & 1 << EEPE) // a write takes 3.4 ms (5.3.1)
        return;
    do {
        byte = ~byte;
        if (read(--at) != byte) {
            EEDR = byte;
            cli();
            EECR = 1 << EEMPE;
            EECR = 1 << EEMPE | 1 << EEPE; // within four clocks; erases and writes
            sei();
            return;
        }
    } while (at);
}
