// SPDX-License-Identifier: MIT
// What displays, EEPROM records, the serial line and the host share: decimal digits and a checksum.
#pragma once

#include <stdint.h>

// Puts a number in decimal, its first digit first. An unsigned int is what the largest numbers need: 16 bits
// on a board, 32 on the host.
void put_digits(unsigned int number, void (*put)(uint8_t code));

// Adds a byte to a CRC-16 with the polynomial 0x1021, highest bit first, and returns the new value. The
// caller chooses the value to begin with.
uint16_t crc_add(uint16_t crc, uint8_t byte);
