// SPDX-License-Identifier: MIT
#pragma once

#include <stdbool.h>
#include <stdint.h>

// The EEPROM, bytes 0..1023. A byte takes 3.4 ms to be written (8.4), during which port_eeprom_read
// waits and nothing may be written; what is cut off meanwhile may read as anything.
bool port_eeprom_is_ready(void);
uint8_t port_eeprom_read(uint16_t address);
void port_eeprom_write(uint16_t address, uint8_t byte);
