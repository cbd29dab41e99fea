// SPDX-License-Identifier: MIT
// The checksum of EEPROM records and of the serial line.
#pragma once

#include <stdint.h>

// Adds a byte to a CRC-16 with the polynomial 0x1021, highest bit first, and returns the new value. The
// caller chooses the value to begin with.
uint16_t crc_add(uint16_t crc, uint8_t byte);
