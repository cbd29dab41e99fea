// SPDX-License-Identifier: MIT
// A byte kept in the EEPROM as three bytes: the byte, its complement, the byte again. If the first two match,
// the first byte counts, otherwise the third.
//
// The three bytes are written from the last to the first. While the third is being written, the first two
// still match and give the old byte. Afterwards the third is the new byte. If power fails while the
// complement is being written, the complement matches the first byte only if it still has its old value. An
// interrupted write is repaired in the same order, so a further loss of power does no harm. A new EEPROM, all
// ones, reads as 0xff.
#include "port/port_tiny.h"

#include <avr/interrupt.h> // cli, sei
#include <avr/io.h>

// EEPROM address of the three stored bytes. An older format used address 0.
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

    if (EECR & 1 << EEPE) // a write is under way; it takes 3.4 ms (5.3.1)
        return;
    do {
        if (read(--at) != byte) {
            EEDR = byte;
            cli();
            EECR = 1 << EEMPE;
            // starts to erase and write the byte; must come within four clocks
            EECR = 1 << EEMPE | 1 << EEPE;
            sei();
            return;
        }
        byte = ~byte;
    } while (at != FIRST);
}
