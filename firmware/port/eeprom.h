// SPDX-License-Identifier: MIT
// The EEPROM of an ATmega. Section numbers: ATmega328P datasheet DS40002061B.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// True if no byte is being written. Writing one takes 3.4 ms (8.4).
bool port_eeprom_is_ready(void);

// Reads the byte at an address 0..EEPROM_SIZE-1 (board.h). Waits while a byte is being written.
uint8_t port_eeprom_read(uint16_t address);

// Begins to write a byte at such an address, while port_eeprom_is_ready. If power is lost before it ends, the
// byte may read as any value.
void port_eeprom_write(uint16_t address, uint8_t byte);
