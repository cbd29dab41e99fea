// SPDX-License-Identifier: MIT
// Two copies in the EEPROM, each the byte and its complement. The second is written after the first, so one
// of them is whole wherever power is lost; the program starts by keeping what it has read, which mends the
// other.
#include "port/port_tiny.h"

#include <avr/eeprom.h>

enum { BYTES = 4 };

static uint8_t keeping, at; // what is being kept, and which of the bytes comes next

uint8_t port_kept_byte(void)
{
    uint8_t *place = (uint8_t *)BYTES, byte;

    do {
        place -= 2;
        byte = eeprom_read_byte(place);
        if ((byte ^ eeprom_read_byte(place + 1)) == 0xff)
            keeping = byte;
    } while (place);
    return keeping;
}

void port_keep_byte(uint8_t byte)
{
    if (at == BYTES) {
        if (byte == keeping)
            return;
        keeping = byte;
        at = 0;
    }
    eeprom_update_byte((uint8_t *)(uint16_t)at, at & 1 ? ~keeping : keeping);
    at++;
}
