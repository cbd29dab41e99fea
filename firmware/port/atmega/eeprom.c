// SPDX-License-Identifier: MIT
// Section numbers: ATmega328P datasheet DS40002061B.
#include "port/eeprom.h"

#include <avr/interrupt.h> // cli, sei
#include <avr/io.h>

bool port_eeprom_is_ready(void)
{
    return !(EECR & 1 << EEPE);
}

uint8_t port_eeprom_read(uint16_t address)
{
    loop_until_bit_is_clear(EECR, EEPE);
    EEAR = address;
    EECR = 1 << EERE;
    return EEDR;
}

// At most four cycles may pass between EEMPE and EEPE (8.6.3).
void port_eeprom_write(uint16_t address, uint8_t byte)
{
    EEAR = address;
    EEDR = byte;
    cli();
    EECR = 1 << EEMPE;
    EECR |= 1 << EEPE;
    sei();
}
