// SPDX-License-Identifier: MIT
// Decimal digits and a checksum, for displays, EEPROM, serial line and host
#pragma once

#include <stdint.h>

// Passes the decimal digits of a number to `put`, highest first.
void put_digits(unsigned int number, void (*put)(uint8_t code));

// Adds a byte to a CRC-16 with polynomial 0x1021, highest bit first.
uint16_t crc_add(uint16_t crc, uint8_t byte);
